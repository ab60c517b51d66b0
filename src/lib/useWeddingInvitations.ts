import { useGetProfileQuery, useListUserInvitationsQuery } from '@/api'

/** @returns whether the wedding has an invitation; false until it is known */
export function useHasInvitation(weddingId: string): boolean {
  const { data: profile } = useGetProfileQuery()
  const { data } = useListUserInvitationsQuery({ userId: profile?.id ?? '' }, { skip: !profile, refetchOnFocus: true })
  return data?.items.some((invitation) => invitation.weddingId === weddingId) ?? false
}
