import { getPublicBride } from '@shared/card/hosts'
import { formatCouple } from '@shared/formatCouple'
import { formatFullName } from '@shared/guests/household'
import { fillTemplate, formatPlaceholders, type PlaceholderValues } from '@shared/guests/messageTemplate'
import { findLinkedInvitation } from '@shared/guests/personalLink'
import { countGuests, mapEventsOfHalls } from '@shared/guests/summary'
import { personalPath } from '@shared/routes'
import type { Invitation } from '@/api'
import type {
  GuestList,
  Household,
  MessageKind,
  MessageTemplateDetails,
  StatusEntities,
  TemplateKind,
} from '@/api/weddings'
import type { Locale } from '@/i18n/locales'
import { seatMessages, templateMessages } from '@/i18n/messages/deskTemplates'
import {
  findMainEvent,
  findStatus,
  formatDetails,
  formatOccasion,
  formatPlace,
  formatWhen,
  type EventSource,
} from './describeEvents'
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
  /** In the time zone of the wedding, YYYY-MM-DD. */
  today: string
  intls: MessageIntls
}

/** Which template a household gets. */
export type TemplateKey = Pick<MessageTemplateDetails, 'kind' | 'language' | 'side'>

/** @returns the names of the couple, as the guests of the invitation read them */
export function formatLinkedCouple(
  { list, invitations }: Pick<MessageSource, 'list' | 'invitations'>,
  language: Locale,
): string {
  const invitation = findLinkedInvitation(invitations, language)
  if (!invitation) return list.wedding.title
  const { groom, bride, card } = invitation
  return formatCouple({ groom, bride: getPublicBride(bride, card, language) }, language)
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

const toEventSource = ({ list, today, intls }: MessageSource, household: Household): EventSource => ({
  list,
  household,
  today,
  intl: intls[household.language],
})

/** @returns what the placeholders stand for in a message to a household, in its language */
function getPlaceholderValues(source: MessageSource, kind: TemplateKind, household: Household): PlaceholderValues {
  const { list, intls, siteUrl } = source
  const { language, linkToken } = household
  const events = toEventSource(source, household)
  const main = findMainEvent(events)
  const count = countGuests(household, mapEventsOfHalls(list.halls))
  return {
    name: formatFullName(household),
    event: formatOccasion(events, kind, formatLinkedCouple(source, language)),
    details: formatDetails(events, kind),
    seats: count === 0 ? '' : intls[language].formatMessage(seatMessages.seats, { count }),
    link: linkToken === undefined ? '' : siteUrl + personalPath(linkToken),
    date: main ? formatWhen(events.intl, main) : '',
    place: main ? formatPlace(events, main) : '',
  }
}

/** @returns the template of a message: there are others for an event that is postponed or called off */
export function getTemplateKind(source: MessageSource, kind: MessageKind, household: Household): TemplateKind {
  return kind === 'change' ? (findStatus(toEventSource(source, household)) ?? kind) : kind
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
  return fillTemplate(text, getPlaceholderValues(source, kind, household))
}
