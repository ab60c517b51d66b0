import { useMemo } from 'react'
import { useListMembersQuery } from '@/api/weddings'

/** The name of a member as the values of a message. */
export interface NameValues {
  isKnown: 'yes' | 'no'
  /** Empty while `isKnown` is `no`. */
  name: string
}

/** The members of a wedding, for one who works beside the others. */
export interface MemberNames {
  isLoading: boolean
  /** Whether there are other members; false while that is unknown. */
  isShared: boolean
  /** The id of the signed-in account; undefined while it is unknown. */
  selfId: string | undefined
  /** @returns for messages: what a member is for the couple, or else its name; `isKnown` is `no` for a former member and one without a name */
  getNameValues: (memberId: string) => NameValues
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
      getNameValues: (memberId) => {
        const name = names.get(memberId)
        return name === undefined ? { isKnown: 'no', name: '' } : { isKnown: 'yes', name }
      },
    }
  }, [data, isLoading])
}
