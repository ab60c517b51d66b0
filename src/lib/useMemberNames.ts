import { useMemo } from 'react'
import { useListMembersQuery } from '@/api/weddings'

/** The members of a wedding, for one who works beside the others. */
export interface MemberNames {
  isLoading: boolean
  /** Whether there are other members; false while that is unknown. */
  isShared: boolean
  /** The id of the signed-in account; undefined while it is unknown. */
  selfId: string | undefined
  /** @returns what a member is for the couple, or else its name; undefined for a former member and one without a name */
  getName: (memberId: string) => string | undefined
}

/** @returns the members of a wedding by their names; nobody while they are not loaded, and with `skip` */
export function useMemberNames(weddingId: string, { skip = false } = {}): MemberNames {
  const { data, isLoading } = useListMembersQuery({ weddingId }, { skip, refetchOnMountOrArgChange: true })
  return useMemo(() => {
    const members = data?.items ?? []
    const names = new Map(members.map(({ id, label, name, email }) => [id, label ?? name ?? email]))
    return {
      isLoading,
      isShared: members.length > 1,
      selfId: members.find(({ isSelf }) => isSelf)?.id,
      getName: (memberId) => names.get(memberId),
    }
  }, [data, isLoading])
}
