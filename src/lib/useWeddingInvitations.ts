import { useGetProfileQuery, useListUserInvitationsQuery } from '@/api'

/**
 * Loads the invitations of a wedding, and refetches them on focus.
 * @returns them newest first, undefined until loaded; the first error; and a function that loads again what has failed
 */
export function useWeddingInvitations(weddingId: string) {
  const profile = useGetProfileQuery()
  const list = useListUserInvitationsQuery(
    { userId: profile.data?.id ?? '' },
    { skip: !profile.data, refetchOnFocus: true },
  )
  return {
    items: list.data?.items.filter((invitation) => invitation.weddingId === weddingId),
    error: profile.error ?? list.error,
    retry: () => void (profile.error ? profile.refetch() : list.refetch()),
  }
}
