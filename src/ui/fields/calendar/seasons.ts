import { toHijriDate, type HijriDate } from './hijri'

/** Periods in which halls are closed or booked early. */
export type Season = 'ramadan' | 'fitr' | 'adha'

interface SeasonOfDay {
  season: Season
  /** False at the edges, which depend on the sighting of the moon. */
  certain: boolean
}

const RAMADAN = 9
const SHAWWAL = 10
const DHU_AL_HIJJA = 12
const FITR_LAST_DAY = 3
/** The day of Arafah; the feast is the four days after it. */
const ARAFAH_DAY = 9
const ADHA_LAST_DAY = 13

function findSeason({ day, month }: HijriDate): Season | undefined {
  if (month === RAMADAN) return 'ramadan'
  if (month === SHAWWAL && day <= FITR_LAST_DAY) return 'fitr'
  return month === DHU_AL_HIJJA && day >= ARAFAH_DAY && day <= ADHA_LAST_DAY ? 'adha' : undefined
}

/** Finds the season of a calendar date (YYYY-MM-DD), allowing one day earlier or later for the sighting of the moon. */
export function findSeasonOn(date: string): SeasonOfDay | undefined {
  const [itself, before, after] = [0, -1, 1].map((daysLater) => {
    const hijri = toHijriDate(date, daysLater)
    return hijri && findSeason(hijri)
  })
  const season = itself ?? before ?? after
  return season && { season, certain: itself === season && before === season && after === season }
}
