import { formatFullName } from '@shared/guests/household'
import { fillTemplate, formatPlaceholders, type PlaceholderValues } from '@shared/guests/messageTemplate'
import { findLinkedInvitation } from '@shared/guests/personalLink'
import { countGuests, mapEventsOfHalls } from '@shared/guests/summary'
import { personalPath } from '@shared/routes'
import type { Invitation } from '@/api'
import type {
  Event,
  GuestList,
  Household,
  MessageKind,
  MessageTemplateDetails,
  StatusEntities,
  TemplateKind,
} from '@/api/weddings'
import type { Locale } from '@/i18n/locales'
import { templateMessages, templatePartMessages } from '@/i18n/messages/deskTemplates'
import { createEventTexts } from '@/lib/useEventTexts'
import type { MessageIntls } from './useMessageIntls'

/** What messages are made of. */
export interface MessageSource {
  list: GuestList
  /** Of the wedding, newest first. */
  invitations: readonly Invitation[]
  templates: readonly MessageTemplateDetails[]
  /** By the id of the household. */
  statuses: StatusEntities['entities']
  siteUrl: string
  intls: MessageIntls
}

type CoupleSource = Pick<MessageSource, 'list' | 'invitations' | 'intls'>

/** Which template a household gets. */
export type TemplateKey = Pick<MessageTemplateDetails, 'kind' | 'language' | 'side'>

/** @returns the names of the couple, as the invitation has them */
export function formatCouple(source: CoupleSource, language: Locale): string {
  const invitation = findLinkedInvitation(source.invitations, language)
  if (!invitation) return source.list.wedding.title
  const { groom, bride } = invitation
  return source.intls[language].formatMessage(templatePartMessages.couple, { groom, bride })
}

/**
 * @param asksReply whether the text asks for a reply; by default as in the text that the couple edits, which all households get
 * @returns the default text of a kind of message, with placeholders in its language
 */
export function getDefaultTemplate(
  source: MessageSource,
  { kind, language, side }: TemplateKey,
  asksReply = kind !== 'change',
): string {
  return source.intls[language].formatMessage(templateMessages[kind], {
    ...formatPlaceholders(language),
    couple: formatCouple(source, language),
    side,
    asksReply: asksReply ? 'yes' : 'no',
  })
}

/** @returns the couple's own text; undefined where the default applies */
export const findOwnTemplate = (
  { templates }: MessageSource,
  { kind, language, side }: TemplateKey,
): string | undefined =>
  templates.find((one) => one.kind === kind && one.language === language && one.side === side)?.text

/** @returns the event that a message names: the wedding itself, else the first one to which the household is invited */
function findMainEvent({ list: { events } }: MessageSource, { seats }: Household): Event | undefined {
  const halls = new Set(seats.map(({ hallId }) => hallId))
  const own = events.filter((event) => event.halls.some(({ id }) => halls.has(id)))
  return own.find(({ kind }) => kind === 'wedding') ?? own[0]
}

/** @returns the place of an event, in the language of the message where the couple has written it in both */
function formatPlace({ intls, list }: MessageSource, event: Event | undefined, language: Locale): string {
  const texts = event?.translation && language !== list.wedding.language ? event.translation : event
  if (texts?.place === undefined) return ''
  const { place: hall, address } = texts
  return address === undefined ? hall : intls[language].formatMessage(templatePartMessages.place, { hall, address })
}

/** @returns what the placeholders stand for in the messages to a household, in its language */
function getPlaceholderValues(source: MessageSource, household: Household): PlaceholderValues {
  const { list, intls, siteUrl } = source
  const { language, linkToken } = household
  const intl = intls[language]
  const event = findMainEvent(source, household)
  const count = countGuests(household, mapEventsOfHalls(list.halls))
  return {
    name: formatFullName(household),
    link: linkToken === undefined ? '' : siteUrl + personalPath(linkToken),
    date: event?.date === undefined || event.status !== undefined ? '' : createEventTexts(intl).formatDate(event.date),
    place: formatPlace(source, event, language),
    seats: count === 0 ? '' : intl.formatMessage(templatePartMessages.seats, { count }),
  }
}

/** @returns the template of a message: there are others for an event that is postponed or called off */
export function getTemplateKind(source: MessageSource, kind: MessageKind, household: Household): TemplateKind {
  return kind === 'change' ? (findMainEvent(source, household)?.status ?? kind) : kind
}

/** Whether a message asks for a reply. A message about a change does so only while no reply of the household counts. */
const asksForReply = ({ statuses }: MessageSource, kind: TemplateKind, { id, asksReply }: Household): boolean =>
  asksReply && (kind !== 'change' || statuses[id]?.reply === undefined)

/**
 * @param template instead of the one that applies to the household
 * @returns the message to a household
 */
export function buildMessage(
  source: MessageSource,
  kind: TemplateKind,
  household: Household,
  template?: string,
): string {
  const key = { kind, language: household.language, side: household.side }
  const text =
    template ?? findOwnTemplate(source, key) ?? getDefaultTemplate(source, key, asksForReply(source, kind, household))
  return fillTemplate(text, getPlaceholderValues(source, household))
}
