import type { IntlShape } from 'react-intl'
import type { Hall, Household, HouseholdUpdate } from '@/api/weddings'
import { editGuestMessages, guestFieldMessages } from '@/i18n/messages/guests'
import { localeNames } from '@/i18n/locales'
import type { ConflictRow } from '@/ui/feedback/ConflictDialog'

type Details = Pick<HouseholdUpdate, 'honorific' | 'name' | 'side' | 'phone' | 'tableLabel' | 'note'> &
  Pick<Household, 'tags' | 'seats' | 'persons' | 'language'>

/** @returns the details of a household as texts, each with its label */
function describeDetails(intl: IntlShape, halls: readonly Hall[], details: Details): Record<string, string> {
  const label = (message: { id: string }) => intl.formatMessage({ id: message.id })
  const texts: Record<string, string> = {
    [label(guestFieldMessages.honorific)]: details.honorific ?? '',
    [label(guestFieldMessages.name)]: details.name,
    [label(guestFieldMessages.phone)]: details.phone ?? '',
    [label(guestFieldMessages.side)]: label(guestFieldMessages[details.side]),
    [label(guestFieldMessages.language)]: localeNames[details.language],
    [label(guestFieldMessages.tags)]: details.tags.join(', '),
    [label(guestFieldMessages.table)]: details.tableLabel ?? '',
    [label(guestFieldMessages.note)]: details.note ?? '',
    [label(editGuestMessages.persons)]: details.persons
      .map(({ name, child }) => (child ? `${name} (${label(editGuestMessages.child)})` : name))
      .join(', '),
  }
  for (const { id, name } of halls) {
    const allowed = details.seats.find(({ hallId }) => hallId === id)?.allowed ?? 0
    texts[intl.formatMessage(guestFieldMessages.seatsIn, { hall: name })] = intl.formatNumber(allowed)
  }
  return texts
}

/** @returns the fields in which an edit differs from the household as it is now */
export function compareHouseholds(
  intl: IntlShape,
  halls: readonly Hall[],
  edit: HouseholdUpdate,
  current: Household,
): ConflictRow[] {
  const { tags = [], seats = [], persons = [], language = current.language } = edit
  const mine = describeDetails(intl, halls, { ...edit, tags, seats, persons, language })
  const theirs = describeDetails(intl, halls, current)
  return Object.keys(mine)
    .filter((label) => mine[label] !== theirs[label])
    .map((label) => ({ label, mine: mine[label] ?? '', theirs: theirs[label] ?? '' }))
}
