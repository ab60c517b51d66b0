import type { IntlShape } from 'react-intl'
import type { Change, ChangedDetails, Hall } from '@/api/weddings'
import { localeNames } from '@/i18n/locales'
import { changedDetailMessages } from '@/i18n/messages/activity'
import { editGuestMessages, guestFieldMessages } from '@/i18n/messages/guests'
import { formatTable } from '@/lib/guests/formatTable'

const LABELS = {
  name: guestFieldMessages.name,
  side: guestFieldMessages.side,
  honorific: guestFieldMessages.honorific,
  tags: guestFieldMessages.tags,
  language: guestFieldMessages.language,
  tableLabel: guestFieldMessages.table,
  note: guestFieldMessages.note,
  persons: changedDetailMessages.persons,
  asksReply: changedDetailMessages.asksReply,
} as const satisfies Partial<Record<keyof ChangedDetails, { id: string }>>

/** A detail of a household that a change has set. */
export type DetailName = keyof typeof LABELS | 'seats'
const NAMES: readonly DetailName[] = ['name', 'seats', ...(Object.keys(LABELS) as DetailName[]).slice(1)]

/** @returns the details of a household that a change has set or replaced */
export const listChangedDetails = ({ before = {}, after = {} }: Pick<Change, 'before' | 'after'>): DetailName[] =>
  NAMES.filter((name) => name in before || name in after)

/** @returns the seats of a household in a hall */
export const getSeats = ({ seats = [] }: ChangedDetails, hall: string): number =>
  seats.find(({ hallId }) => hallId === hall)?.allowed ?? 0

/** @returns the halls in which the seats of two states of a household differ */
export function listChangedHalls({ before = {}, after = {} }: Pick<Change, 'before' | 'after'>): string[] {
  const ids = new Set([before, after].flatMap(({ seats = [] }) => seats.map(({ hallId }) => hallId)))
  return [...ids].filter((id) => getSeats(before, id) !== getSeats(after, id))
}

/** @returns the only detail that an edit of one family has changed; undefined for several, and for an edit of several families */
export function getOnlyDetail(change: Change): DetailName | 'phone' | undefined {
  const names = listChangedDetails(change)
  if (change.phoneChanged) return names.length === 0 ? 'phone' : undefined
  return names.length === 1 ? names[0] : undefined
}

/** @returns the tags that were added or removed; undefined when both were */
export function getChangedTags({ before, after }: Change): { isAdded: boolean; tags: string[] } | undefined {
  const [was, is] = [before?.tags ?? [], after?.tags ?? []]
  const added = is.filter((tag) => !was.includes(tag))
  const removed = was.filter((tag) => !is.includes(tag))
  if (added.length > 0 && removed.length > 0) return undefined
  return added.length > 0 ? { isAdded: true, tags: added } : { isAdded: false, tags: removed }
}

/** Whose values the sentence of an edit does not say. */
const LISTED: readonly (DetailName | 'phone')[] = ['note', 'persons', 'honorific']

/** @returns whether what an edit of one family has changed is listed below its sentence */
export function isListed(change: Change): boolean {
  if (change.kind !== 'householdEdited' || change.count !== 1) return false
  const detail = getOnlyDetail(change)
  if (detail === undefined) return listChangedDetails(change).length > 0
  if (detail === 'seats') return listChangedHalls(change).length > 1
  if (detail === 'tags') return getChangedTags(change) === undefined
  return LISTED.includes(detail)
}

/** A detail with its value in each of several states, as texts; an empty value is an empty text. */
export interface ComparedDetail {
  label: string
  values: string[]
}

/** Formats the details of households. @param halls of the wedding */
export function createDetailTexts(intl: IntlShape, halls: readonly Hall[]) {
  const format = ({ id }: { id: string }) => intl.formatMessage({ id })
  const formatList = (texts: readonly string[]) => intl.formatList(texts, { type: 'unit' })
  const formatHall = (id: string): string =>
    halls.find((hall) => hall.id === id)?.name ?? intl.formatMessage(changedDetailMessages.deletedHall)
  const formatSeats = (details: ChangedDetails, hallId: string) => intl.formatNumber(getSeats(details, hallId))

  function formatDetail(name: Exclude<DetailName, 'seats'>, details: ChangedDetails): string {
    const { side, tags = [], language, tableLabel = '', persons = [], asksReply } = details
    switch (name) {
      case 'side':
        return side ? format(guestFieldMessages[side]) : ''
      case 'tags':
        return formatList(tags)
      case 'language':
        return language ? localeNames[language] : ''
      case 'tableLabel':
        return formatTable(tableLabel, intl.locale)
      case 'persons':
        return formatList(
          persons.map((one) => (one.child ? intl.formatMessage(changedDetailMessages.child, one) : one.name)),
        )
      case 'asksReply':
        return asksReply === undefined ? '' : format(asksReply ? editGuestMessages.yes : editGuestMessages.no)
      default:
        return details[name] ?? ''
    }
  }

  const compareSeats = (change: Change, states: readonly ChangedDetails[]): ComparedDetail[] =>
    listChangedHalls(change).map((id) => ({
      label: intl.formatMessage(guestFieldMessages.seatsIn, { hall: formatHall(id) }),
      values: states.map((state) => formatSeats(state, id)),
    }))

  return {
    formatHall,
    formatList,
    hasSeveralHalls: halls.length > 1,
    formatTableLabel: (label: string) => formatTable(label, intl.locale),
    /** @returns the details that a change has set or replaced, each in all states */
    compareDetails: (change: Change, states: readonly ChangedDetails[]): ComparedDetail[] =>
      listChangedDetails(change).flatMap((name) =>
        name === 'seats'
          ? compareSeats(change, states)
          : [{ label: format(LABELS[name]), values: states.map((state) => formatDetail(name, state)) }],
      ),
  }
}

export type DetailTexts = ReturnType<typeof createDetailTexts>
