import { useMemo, useState } from 'react'
import { buildQueue, MESSAGE_KINDS, type Queue } from '@shared/guests/queue'
import { getCalendarDate } from '@shared/timeZones'
import {
  useGetReplySettingsQuery,
  useListMessageTemplatesQuery,
  useListStatusesQuery,
  type GuestList,
  type Household,
  type MessageKind,
  type StatusEntities,
} from '@/api/weddings'
import { useSiteUrl } from '@/config/useSiteUrl'
import { useMemberNames, type MemberNames } from '@/lib/useMemberNames'
import { useWeddingInvitations } from '@/lib/useWeddingInvitations'
import type { MessageSource } from './message'
import { useMessageIntls } from './useMessageIntls'

export interface DeskData {
  source: MessageSource
  queues: Record<MessageKind, Queue<Household>>
  members: MemberNames
}

type DeskState =
  | { status: 'ready'; data: DeskData }
  | { status: 'loading' }
  /** Without an `error`, the texts could not be loaded. */
  | { status: 'failed'; error: unknown; retry: () => void }

function useQueues(
  list: GuestList,
  statuses: StatusEntities['entities'] | undefined,
  replyBy: string | undefined,
  now: number,
) {
  return useMemo(() => {
    if (!statuses) return undefined
    const { households, events, wedding } = list
    const today = getCalendarDate(wedding.timeZone, now)
    const input = { households, statuses, events, replyBy, today, now }
    return Object.fromEntries(MESSAGE_KINDS.map((kind) => [kind, buildQueue(kind, input)])) as DeskData['queues']
  }, [list, statuses, replyBy, now])
}

/** Loads what the desk needs besides the guest list, and finds whom to send to. */
export function useDeskData(list: GuestList): DeskState {
  const weddingId = list.wedding.id
  const statusList = useListStatusesQuery({ weddingId })
  const settings = useGetReplySettingsQuery({ weddingId })
  const templateList = useListMessageTemplatesQuery({ weddingId })
  const invitationList = useWeddingInvitations(weddingId)
  const members = useMemberNames(weddingId)
  const { intls, isFailed, retry: loadTexts } = useMessageIntls()
  const siteUrl = useSiteUrl()

  const statuses = statusList.data?.entities
  const [now] = useState(() => Date.now())
  const queues = useQueues(list, statuses, settings.data?.replyBy, now)
  const templates = templateList.data?.items
  const invitations = invitationList.items

  const today = getCalendarDate(list.wedding.timeZone, now)
  // Without the members, it is not known who has which household open; a failure to load them does not keep anybody from sending.
  if (statuses && queues && settings.data && templates && invitations && intls && !members.isLoading)
    return {
      status: 'ready',
      data: { source: { list, invitations, templates, statuses, siteUrl, today, intls }, queues, members },
    }
  const queries = [statusList, settings, templateList]
  const error = queries.map((query) => query.error).find((one) => one !== undefined) ?? invitationList.error
  if (error === undefined && !isFailed) return { status: 'loading' }
  const retry = () => {
    for (const query of queries) if (query.error) void query.refetch()
    if (invitationList.error) invitationList.retry()
    if (isFailed) loadTexts()
  }
  return { status: 'failed', error, retry }
}
