import type { ReactNode } from 'react'
import type { IntlShape } from 'react-intl'
import type { Change, ChangedDetails } from '@/api/weddings'
import {
  changedFamilyMessages,
  changeMemberMessages,
  detailChangeMessages,
  familyChangeMessages,
  memberChangeMessages,
} from '@/i18n/messages/activity'
import {
  getChangedTags,
  getOnlyDetail,
  getSeats,
  listChangedHalls,
  type DetailName,
  type DetailTexts,
} from './changedDetails'
import { formatPlanChange, isPlanKind } from './planChanges'
import { renderTyped } from './renderTyped'

/** Keeps the direction of a name inside a text. */
const isolate = (text: string): string => `\u2068${text}\u2069`

/** @returns a member by name and by what it is for the couple */
export function formatMember(intl: IntlShape, { name, label }: { name?: string; label?: string }): string {
  if (name === undefined || label === undefined || name === label)
    return name ?? label ?? intl.formatMessage(changeMemberMessages.unnamed)
  return intl.formatMessage(changeMemberMessages.labelled, { name: isolate(name), label: isolate(label) })
}

/** The values of every sentence on families. A type, because an interface has no index signature. */
type SentenceValues = { who: string; families: string; bdi: typeof renderTyped }

/** Who has done it: the account itself, another member, or a former one. */
function formatWho(intl: IntlShape, { isOwn, member }: Change): string {
  if (isOwn) return intl.formatMessage(changeMemberMessages.you)
  return member ? formatMember(intl, member) : intl.formatMessage(changeMemberMessages.former)
}

/** The family by name, or how many there are. */
function formatFamilies(intl: IntlShape, { count, names: [name] }: Change): string {
  if (count !== 1) return intl.formatMessage(changedFamilyMessages.count, { count })
  return name ?? intl.formatMessage(changedFamilyMessages.unnamed)
}

/** @returns what a member has done, in one sentence */
export function formatSentence(intl: IntlShape, texts: DetailTexts, change: Change): ReactNode {
  const bdi = renderTyped
  const who = formatWho(intl, change)
  const values = { who, families: formatFamilies(intl, change), bdi }
  const { kind, count, after, names } = change
  if (isPlanKind(kind)) return formatPlanChange(intl, change, { kind, who, bdi })
  const [name] = names
  switch (kind) {
    case 'householdEdited':
      return formatEdit(intl, texts, change, values)
    case 'replyRecorded': {
      if (!after?.seats) return intl.formatMessage(familyChangeMessages.replyRecorded, values)
      const coming = after.seats.reduce((sum, { allowed }) => sum + allowed, 0)
      return intl.formatMessage(detailChangeMessages.coming, { ...values, count: coming })
    }
    case 'imported':
    case 'importUndone': {
      const file = name ?? intl.formatMessage(changedFamilyMessages.list)
      return intl.formatMessage(familyChangeMessages[kind], { who, count, file, bdi })
    }
    case 'memberJoined':
    case 'memberLeft':
      return intl.formatMessage(memberChangeMessages[kind], { who, bdi })
    case 'memberRemoved':
    case 'memberChanged':
      return formatMemberChange(intl, kind, change, who)
    default:
      return intl.formatMessage(familyChangeMessages[kind], values)
  }
}

const toKind = ({ role = 'viewer', managedSide = 'groom' }: ChangedDetails): string =>
  role === 'sideManager' ? managedSide : role

function formatMemberChange(
  intl: IntlShape,
  kind: 'memberRemoved' | 'memberChanged',
  { names: [label], before: was = {}, after: is = {} }: Change,
  who: string,
): ReactNode {
  const values = { who, member: label ?? intl.formatMessage(changeMemberMessages.somebody), bdi: renderTyped }
  const [before, after] = [toKind(was), toKind(is)]
  if (kind === 'memberRemoved' || before === after) return intl.formatMessage(memberChangeMessages[kind], values)
  return intl.formatMessage(memberChangeMessages.role, { ...values, before, after })
}

function formatEdit(intl: IntlShape, texts: DetailTexts, change: Change, values: SentenceValues): ReactNode {
  const detail = getOnlyDetail(change)
  if (detail === undefined) return intl.formatMessage(familyChangeMessages.householdEdited, values)
  return formatDetailEdit(intl, texts, { change, detail, values })
}

function formatDetailEdit(
  intl: IntlShape,
  texts: DetailTexts,
  { change, detail, values }: { change: Change; detail: DetailName | 'phone'; values: SentenceValues },
): ReactNode {
  const { before = {}, after = {} } = change
  switch (detail) {
    case 'name':
      return intl.formatMessage(detailChangeMessages.name, {
        who: values.who,
        before: before.name ?? '',
        after: after.name ?? '',
        bdi: values.bdi,
      })
    case 'seats':
      return formatSeatsEdit(intl, texts, change, values)
    case 'side':
      return intl.formatMessage(detailChangeMessages.side, { ...values, side: after.side ?? 'both' })
    case 'tableLabel': {
      const message = after.tableLabel === undefined ? detailChangeMessages.tableCleared : detailChangeMessages.table
      const table = texts.formatTableLabel(after.tableLabel ?? before.tableLabel ?? '')
      return intl.formatMessage(message, { ...values, table })
    }
    case 'tags': {
      const changed = getChangedTags(change)
      if (!changed) return intl.formatMessage(detailChangeMessages.tags, values)
      const message = changed.isAdded ? detailChangeMessages.tagged : detailChangeMessages.untagged
      return intl.formatMessage(message, { ...values, tags: texts.formatList(changed.tags) })
    }
    case 'language':
      return intl.formatMessage(detailChangeMessages.language, { ...values, language: after.language ?? '' })
    case 'asksReply':
      return intl.formatMessage(detailChangeMessages.asksReply, { ...values, isAsked: after.asksReply ? 'yes' : 'no' })
    default:
      return intl.formatMessage(detailChangeMessages[detail], values)
  }
}

function formatSeatsEdit(intl: IntlShape, texts: DetailTexts, change: Change, values: SentenceValues): ReactNode {
  const [hall, ...others] = listChangedHalls(change)
  if (hall === undefined || others.length > 0) return intl.formatMessage(detailChangeMessages.severalSeats, values)
  const [before, after] = [getSeats(change.before ?? {}, hall), getSeats(change.after ?? {}, hall)]
  return intl.formatMessage(detailChangeMessages.seats, {
    ...values,
    before,
    after,
    isMore: after > before ? 'yes' : 'no',
    hasHall: texts.hasSeveralHalls ? 'yes' : 'no',
    hall: texts.formatHall(hall),
  })
}
