import type { IntlShape } from 'react-intl'
import type { Hall } from '@/api/weddings'
import { editGuestMessages, guestFieldMessages } from '@/i18n/messages/guests'
import { localeNames } from '@/i18n/locales'
import { pick } from '@/lib/mergeEdit'
import type { EditConflict } from '@/lib/useVersionedSave'
import type { ConflictRow } from '@/ui/feedback/ConflictDialog'
import type { HouseholdValues } from './householdForm'

/** @returns the values of a form as texts, each with its label */
function describeValues(intl: IntlShape, halls: readonly Hall[], values: HouseholdValues): Record<string, string> {
  const label = (message: { id: string }) => intl.formatMessage({ id: message.id })
  const texts: Record<string, string> = {
    [label(guestFieldMessages.honorific)]: values.honorific,
    [label(guestFieldMessages.name)]: values.name,
    [label(guestFieldMessages.phone)]: values.phone,
    [label(guestFieldMessages.side)]: label(guestFieldMessages[values.side]),
    [label(guestFieldMessages.language)]: localeNames[values.language],
    [label(guestFieldMessages.tags)]: values.tags,
    [label(guestFieldMessages.table)]: values.tableLabel,
    [label(guestFieldMessages.note)]: values.note,
    [label(editGuestMessages.asksReply)]: label(values.asksReply ? editGuestMessages.yes : editGuestMessages.no),
    [label(editGuestMessages.persons)]: values.persons
      .map(({ name, child }) => (child ? `${name} (${label(editGuestMessages.child)})` : name))
      .join(', '),
  }
  for (const { id, name } of halls)
    texts[intl.formatMessage(guestFieldMessages.seatsIn, { hall: name })] = values.seats[id] ?? ''
  return texts
}

/** @returns the fields that were edited here and elsewhere, with both values */
export function compareHouseholds(
  intl: IntlShape,
  halls: readonly Hall[],
  { fields, mine, theirs }: Omit<EditConflict<HouseholdValues>, 'choose'>,
): ConflictRow[] {
  const typed = describeValues(intl, halls, { ...theirs, ...pick(mine, fields) })
  const stored = describeValues(intl, halls, theirs)
  return Object.keys(typed)
    .filter((label) => typed[label] !== stored[label])
    .map((label) => ({ label, mine: typed[label] ?? '', theirs: stored[label] ?? '' }))
}
