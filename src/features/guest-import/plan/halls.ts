import { CONTRACT_NAMES, EXPORTED_KINDS, FORMER_KINDS, formatHallLabel, getNamedKind } from '@shared/guests/events'
import { toSearchKey } from '@shared/text'
import type { Event } from '@/api/weddings'
import type { Locale } from '@/i18n/locales'
import type { ColumnMapping } from '../parse/headers/fields'
import type { HallOption } from './types'

/** @returns the title of an event in our export */
const getTitle = ({ kind, title, contractName }: Event, locale: Locale): string =>
  title ?? (kind === 'custom' ? '' : EXPORTED_KINDS[locale][getNamedKind(kind, contractName)])

/** @returns the halls of the events in their order, labelled as in our export */
export const listHalls = (events: readonly Event[], locale: Locale): HallOption[] =>
  events.flatMap((event) =>
    event.halls.map(({ id, name }) => ({
      id,
      name,
      label: formatHallLabel(getTitle(event, locale), name),
      eventKind: event.kind,
    })),
  )

/** @returns the hall for seats of a column that names none: the first one of the wedding itself */
const getDefaultHall = (halls: readonly HallOption[]): HallOption | undefined =>
  halls.find(({ eventKind }) => eventKind === 'wedding') ?? halls[0]

/** @returns the labels of a hall in our exports of all languages, those of earlier releases and other names of a contract too */
function getLabels({ label, name, eventKind }: HallOption): string[] {
  if (eventKind === 'custom') return [label]
  const kinds = CONTRACT_NAMES.map((contractName) => getNamedKind(eventKind, contractName))
  const titles = [
    ...kinds.flatMap((kind) => [EXPORTED_KINDS.en[kind], EXPORTED_KINDS.ar[kind]]),
    ...[FORMER_KINDS[eventKind] ?? []].flat(),
  ]
  return [label, ...titles.map((title) => formatHallLabel(title, name))]
}

/** @returns the hall that a header names: by id, by the label of our export in either language, or by a name that one hall has */
export function findHall(halls: readonly HallOption[], header: string): HallOption | undefined {
  const key = toSearchKey(header)
  const isNamed = (text: string): boolean => toSearchKey(text) === key
  const named = halls.filter(({ name }) => isNamed(name))
  return (
    halls.find(({ id }) => id === header) ??
    halls.find((hall) => getLabels(hall).some(isNamed)) ??
    (named.length === 1 ? named[0] : getDefaultHall(named))
  )
}

/** @returns the mapping with the halls' ids; a header that names no hall has the default one, an unknown hall has none */
export function resolveHalls(mapping: ColumnMapping, halls: readonly HallOption[]): ColumnMapping {
  const named = new Set(
    mapping.flatMap((target) => (target.field === 'seats' ? [findHall(halls, target.hall)?.id] : [])),
  )
  return mapping.map((target) => {
    if (target.field !== 'seats') return target
    if (target.hall !== '') return { field: 'seats', hall: findHall(halls, target.hall)?.id ?? '' }
    const hall = getDefaultHall(halls.filter(({ id }) => !named.has(id)))
    return { field: 'seats', hall: hall?.id ?? '' }
  })
}

/** @returns the name of a hall; with its event where two halls have the same name, and empty for a hall that is deleted */
export function formatHall(halls: readonly HallOption[], hallId: string): string {
  const hall = halls.find(({ id }) => id === hallId)
  const isOnly = halls.filter(({ name }) => name === hall?.name).length === 1
  return (isOnly ? hall?.name : hall?.label) ?? ''
}
