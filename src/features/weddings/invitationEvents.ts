import { useGetProfileQuery, useListUserInvitationsQuery } from '@/api'
import type { EventKind } from '@/api/weddings'

/** The kinds that an invitation shows, as in the OpenAPI document (updateEvent). */
const INVITATION_KINDS = ['engagement', 'henna', 'contract', 'wedding'] as const satisfies EventKind[]

/** The kinds that a wedding has at most once, in the order of the days. */
export const BUILT_IN_KINDS = [...INVITATION_KINDS, 'morning-after'] as const satisfies EventKind[]

/** @returns whether an invitation shows events of this kind */
export const isInvitationKind = (kind: EventKind): boolean => INVITATION_KINDS.some((shown) => shown === kind)

/** @returns whether the wedding has an invitation; false until it is known */
export function useHasInvitation(weddingId: string): boolean {
  const { data: profile } = useGetProfileQuery()
  const { data } = useListUserInvitationsQuery({ userId: profile?.id ?? '' }, { skip: !profile, refetchOnFocus: true })
  return data?.items.some((invitation) => invitation.weddingId === weddingId) ?? false
}
