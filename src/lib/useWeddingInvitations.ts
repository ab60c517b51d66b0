import { useListUserInvitationsQuery } from '@/api'
import { selectAccountId } from '@/lib/session/accountId'
import { useAppSelector } from '@/store/hooks'

/**
 * Loads the invitations of a wedding, and refetches them on focus.
 * @returns them newest first, undefined until loaded; the error; and a function that loads them again
 */
export function useWeddingInvitations(weddingId: string) {
  const userId = useAppSelector(selectAccountId)
  const { data, error, refetch } = useListUserInvitationsQuery({ userId }, { refetchOnFocus: true })
  return {
    items: data?.items.filter((invitation) => invitation.weddingId === weddingId),
    error,
    retry: () => void refetch(),
  }
}
