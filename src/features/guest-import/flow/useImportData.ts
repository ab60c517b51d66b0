import { useMemo } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { isApiError } from '@/api'
import {
  getGuestListArgs,
  useListEventsQuery,
  useListHouseholdsQuery,
  useListWeddingsQuery,
  type Event,
  type Household,
  type Wedding,
} from '@/api/weddings'
import { eventMessages } from '@/i18n/messages/guestImport'
import { listHalls } from '../plan/halls'
import type { HallOption } from '../plan/types'

/** What an import is planned with. */
export interface ImportData {
  wedding: Wedding
  households: Household[]
  halls: HallOption[]
}

/** @returns the title of an event in the page's language */
const formatTitle = (intl: IntlShape, { kind, title }: Event): string =>
  title ?? (kind === 'custom' ? '' : intl.formatMessage(eventMessages[kind]))

type ImportDataState =
  | { status: 'ready'; data: ImportData }
  | { status: 'loading' }
  | { status: 'absent' }
  | { status: 'failed'; error: unknown; retry: () => void }

/** Loads the wedding, its halls and its whole guest list. */
export function useImportData(weddingId: string): ImportDataState {
  const weddings = useListWeddingsQuery()
  const events = useListEventsQuery({ weddingId })
  const list = useListHouseholdsQuery(getGuestListArgs(weddingId))
  const intl = useIntl()
  const wedding = weddings.data?.items.find(({ id }) => id === weddingId)
  const households = list.data?.items
  const items = events.data?.items
  const data = useMemo(
    () =>
      wedding &&
      households &&
      items && { wedding, households, halls: listHalls(items, (event) => formatTitle(intl, event)) },
    [wedding, households, items, intl],
  )
  if (data) return { status: 'ready', data }
  const error = [events.error, list.error, weddings.error].find((one) => one !== undefined)
  const isAbsent = (isApiError(error) && error.kind === 'notFound') || (weddings.data !== undefined && !wedding)
  if (isAbsent) return { status: 'absent' }
  if (error === undefined) return { status: 'loading' }
  const retry = () => {
    for (const query of [weddings, events, list]) if (query.error) void query.refetch()
  }
  return { status: 'failed', error, retry }
}
