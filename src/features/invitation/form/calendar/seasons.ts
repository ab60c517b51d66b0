import { hijriDate, type HijriDate } from './hijri'

/** Days on which halls are closed, or booked long before. */
export type Season = 'ramadan' | 'fitr' | 'adha'

interface SeasonOfDay {
  season: Season
  /** False at the edges, where the sighting of the moon decides. */
  certain: boolean
}

const RAMADAN = 9
const SHAWWAL = 10
const DHU_AL_HIJJA = 12
const FITR_LAST_DAY = 3
/** Arafah's day; the feast is the four after it. */
const ARAFAH_DAY = 9
const ADHA_LAST_DAY = 13

function findSeason({ day, month }: HijriDate): Season | undefined {
  if (month === RAMADAN) return 'ramadan'
  if (month === SHAWWAL && day <= FITR_LAST_DAY) return 'fitr'
  return month === DHU_AL_HIJJA && day >= ARAFAH_DAY && day <= ADHA_LAST_DAY ? 'adha' : undefined
}

/** The season that a calendar date (YYYY-MM-DD) falls in, or may fall in when the moon is seen a day earlier or later. */
export function seasonOn(date: string): SeasonOfDay | undefined {
  const [itself, before, after] = [0, -1, 1].map((daysLater) => {
    const hijri = hijriDate(date, daysLater)
    return hijri && findSeason(hijri)
  })
  const season = itself ?? before ?? after
  return season && { season, certain: itself === season && before === season && after === season }
}
