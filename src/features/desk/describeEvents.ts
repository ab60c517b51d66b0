import type { IntlShape } from 'react-intl'
import { getNamedKind, type EventStatus } from '@shared/guests/events'
import { formatHallName } from '@shared/guests/hallName'
import { formatTimeOfDay } from '@shared/timeOfDay'
import type { Event, GuestList, Household, TemplateKind } from '@/api/weddings'
import { eventNameMessages, eventTextMessages, occasionMessages } from '@/i18n/messages/deskTemplates'
import { createEventTexts } from '@/lib/useEventTexts'

/** What the texts about events are made of. */
export interface EventSource {
  list: GuestList
  household: Household
  /** In the time zone of the wedding, YYYY-MM-DD. */
  today: string
  /** In the language of the household. */
  intl: IntlShape
}

const NO_DATE = '9999'
const SHORT_DATE = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

const joinKnown = (intl: IntlShape, ...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(intl.formatMessage(eventTextMessages.separator))

const compareDays = (a: Event, b: Event): number => {
  const [one, other] = [a, b].map(({ date = NO_DATE, time = '' }) => `${date} ${time}`)
  return one! < other! ? -1 : Number(one! > other!)
}

/** @returns the events to which the household is invited, in the order of their days; those without a day come last */
function listOwnEvents({ list, household }: EventSource): Event[] {
  const halls = new Set(household.seats.map(({ hallId }) => hallId))
  return list.events.filter((event) => event.halls.some(({ id }) => halls.has(id))).toSorted(compareDays)
}

/** @returns the event whose date and place stand for all: the wedding itself, else the first one to which the household is invited */
export function findMainEvent(source: EventSource): Event | undefined {
  const own = listOwnEvents(source)
  return own.find(({ kind }) => kind === 'wedding') ?? own[0]
}

/** @returns why the main event, or all that is to come, is not as planned */
export function findStatus(source: EventSource): EventStatus | undefined {
  const coming = listEvents(source, 'change')
  const isNonePlanned = coming.every(({ status }) => status !== undefined)
  return findMainEvent(source)?.status ?? (isNonePlanned ? coming[0]?.status : undefined)
}

/** @returns the events that a message is about; past ones only when all are past. The date of a postponed one is the former one. */
function listEvents(source: EventSource, kind: TemplateKind): Event[] {
  const own = listOwnEvents(source)
  if (kind === 'postponed' || kind === 'calledOff') return own.filter(({ status }) => status === kind)
  const told = kind === 'change' ? own : own.filter(({ status }) => status !== 'calledOff')
  const coming = told.filter(({ date = NO_DATE, status }) => status !== undefined || date >= source.today)
  return kind === 'thanks' || coming.length === 0 ? told : coming
}

/** @returns what the household is invited to: «فرح عمر وليلى», "the celebrations of Omar & Laila" */
export function formatOccasion(source: EventSource, kind: TemplateKind, couple: string): string {
  const { intl } = source
  const [event, ...others] = listEvents(source, kind)
  if (others.length > 0) return intl.formatMessage(occasionMessages.several, { couple })
  if (event?.kind !== 'custom')
    return intl.formatMessage(occasionMessages[getNamedKind(event?.kind ?? 'wedding', event?.contractName)], { couple })
  return intl.formatMessage(occasionMessages.custom, { title: event.title ?? '', couple })
}

/** @returns day and hour of an event; empty while the day is unknown */
export function formatWhen(intl: IntlShape, { date, time, status }: Event): string {
  if (date === undefined || status !== undefined) return ''
  const day = createEventTexts(intl).formatDate(date)
  const hour = formatTimeOfDay(time, intl.locale)
  return hour === undefined ? day : intl.formatMessage(eventTextMessages.dateAndTime, { date: day, time: hour })
}

/** @returns the place of an event, in the language of the household where the couple has written it, after its halls for women or men */
export function formatPlace({ intl, list, household }: EventSource, event: Event, hasAddress = true): string {
  const { language, seats } = household
  const texts = event.translation && language !== list.wedding.language ? event.translation : event
  const own = event.halls.filter((hall) => hall.audience !== 'mixed' && seats.some(({ hallId }) => hallId === hall.id))
  const halls = own.map((hall) => formatHallName(hall, language, hall.hasPlaceName || hall.name === event.place))
  return joinKnown(intl, ...halls, texts.place, hasAddress ? texts.address : undefined)
}

/** @returns the lines of the only event of a message */
function formatOnlyEvent(source: EventSource, event: Event): string[] {
  const { intl } = source
  const day = formatWhen(intl, event)
  const place = formatPlace(source, event)
  return [
    ...(day === '' ? [] : [intl.formatMessage(eventTextMessages.day, { day })]),
    ...(place === '' ? [] : [intl.formatMessage(eventTextMessages.place, { place })]),
  ]
}

/**
 * @returns the line of one of several events, with its name. It has neither year nor address, because an Arabic letter takes six characters of the
 * link that opens WhatsApp (WHATSAPP_LINK_MAX_CHARACTERS).
 */
function formatNamedEvent(source: EventSource, kind: TemplateKind, event: Event): string {
  const { intl } = source
  const { date, time, status } = event
  const name =
    event.kind === 'custom'
      ? (event.title ?? '')
      : intl.formatMessage(eventNameMessages[getNamedKind(event.kind, event.contractName)])
  const formatLine = (when: string) =>
    intl.formatMessage(eventTextMessages.day, {
      day: intl.formatMessage(eventTextMessages.named, { event: name, when }),
    })
  if (status !== undefined)
    return formatLine(intl.formatMessage(eventTextMessages[kind === 'change' ? status : 'dateLater']))
  const day =
    date === undefined
      ? intl.formatMessage(eventTextMessages.dateLater)
      : intl.formatDate(`${date}T00:00:00Z`, SHORT_DATE)
  const hour = date === undefined ? undefined : formatTimeOfDay(time, intl.locale)
  return formatLine(joinKnown(intl, day, hour, formatPlace(source, event, false) || undefined))
}

/** @returns day, hour and place of each event that a message is about; of a message that an event will not take place, of those that will */
export function formatDetails(source: EventSource, kind: TemplateKind): string {
  if (kind === 'postponed' || kind === 'calledOff') {
    const kept = listEvents(source, 'invite').filter(
      ({ date = '', status }) => status === undefined && date >= source.today,
    )
    const lines = kept.map((event) => formatNamedEvent(source, kind, event))
    return lines.length === 0 ? '' : [source.intl.formatMessage(eventTextMessages.asPlanned), ...lines].join('\n')
  }
  const [event, ...others] = listEvents(source, kind)
  if (!event) return ''
  const isAsPlanned = kind !== 'change' || event.status === undefined
  const lines =
    others.length === 0 && isAsPlanned
      ? formatOnlyEvent(source, event)
      : [event, ...others].map((one) => formatNamedEvent(source, kind, one))
  return lines.join('\n')
}
