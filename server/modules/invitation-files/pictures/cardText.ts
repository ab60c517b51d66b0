import { formatHosts, formatWithheldBride, isBrideFirst, joinHostLines } from '../../../../shared/card/hosts.ts'
import { toPlainLetters } from '../../../../shared/text.ts'
import { formatTimeOfDay } from '../../../../shared/timeOfDay.ts'
import { parseCard } from '../../invitations/card.ts'
import type { InvitationRow } from '../../invitations/model.ts'
import { getMessages } from '../../../messages/index.ts'
import type { Language } from '../../../messages/index.ts'

/** The formatted texts of a picture. */
export interface CardText {
  language: Language
  /** The couple, in the order of the card. */
  names: readonly [string, string]
  /** Whether the second name says whose daughter the bride is, and is set smaller. */
  hasTitle: boolean
  and: string
  invite: string
  /** The invitation in the name of the hosts, instead of `invite`. */
  hosts?: string
  /** Replaces names whose letters the fonts lack. */
  occasion: string
  date: DateText
  hall: string
  address: string
  area: string
}

/** All parts but `full` are empty while the date is unknown. */
export interface DateText {
  weekday: string
  day: string
  month: string
  year: string
  /** Weekday, day, month and year in one line, or that the date will be announced. */
  full: string
  time?: string
}

/** The localeal locales for dates and digits. */
const locales: Record<Language, string> = { ar: 'ar-EG', en: 'en-EG' }

/** Creating one takes longer than formatting with it; the options are few. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()

function formatDatePart(locale: string, date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`
  const format =
    dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' })
  dateFormats.set(key, format)
  return format.format(date)
}

/** @returns the parts of a date, because each design arranges them differently. Complete dates in `en-EG` differ between ICU versions. */
function formatDate(day: string, hour: string | null, language: Language): DateText {
  const locale = locales[language]
  const date = new Date(`${day}T00:00:00Z`)
  const formatPart = (options: Intl.DateTimeFormatOptions) => formatDatePart(locale, date, options)
  const { card } = getMessages(language)
  const weekday = formatPart({ weekday: 'long' })
  const dayOfMonth = formatPart({ day: 'numeric' })
  const month = formatPart({ month: 'long' })
  const year = formatPart({ year: 'numeric' })
  const time = formatTimeOfDay(hour ?? undefined, language)
  return {
    weekday,
    day: dayOfMonth,
    month,
    year,
    full: card.date(weekday, dayOfMonth, month, year),
    ...(time === undefined ? {} : { time: card.time(time) }),
  }
}

/** @returns the texts of an invitation in its language */
export function createCardText(row: InvitationRow): CardText {
  const language: Language = row.language === 'en' ? 'en' : 'ar'
  const { and, invite, weddingOf, occasion, postponed } = getMessages(language).card
  const isPlanned = row.wedding_status === null
  const card = parseCard(row.card) ?? {}
  const hosts = isPlanned ? formatHosts(card, language) : undefined
  const bride = card.withholdsBride ? formatWithheldBride(card, language) : row.bride
  const names = [toPlainLetters(row.groom), toPlainLetters(bride)] as const
  const date = isPlanned
    ? formatDate(row.wedding_date, row.wedding_time, language)
    : { weekday: '', day: '', month: '', year: '', full: postponed }
  return {
    language,
    names: isBrideFirst(card) ? [names[1], names[0]] : names,
    hasTitle: card.withholdsBride ?? false,
    and,
    invite: isPlanned ? invite : weddingOf,
    ...(hosts ? { hosts: toPlainLetters(joinHostLines(hosts)) } : {}),
    occasion,
    date,
    hall: toPlainLetters(row.hall),
    address: toPlainLetters(row.address),
    area: toPlainLetters(row.area),
  }
}
