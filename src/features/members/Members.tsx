import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { isBadAddress, useErrorText } from '@/api'
import { useListMembersQuery, useListWeddingsQuery, type Wedding } from '@/api/weddings'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { WeddingNotFound } from '@/ui/feedback/WeddingNotFound'
import { LeaveWedding } from './LeaveWedding'
import { MemberList } from './MemberList'
import { MembersFrame } from './MembersFrame'
import { OwnerMembers } from './OwnerMembers'
import { OwnRole } from './OwnRole'

const FRESH = { refetchOnFocus: true, refetchOnMountOrArgChange: true }

interface MembersProps {
  weddingId: string
  /** The account is no longer a member. */
  onLeft: () => void
}

/** The members of a wedding, as far as the account may see and change them. */
export function Members({ weddingId, onLeft }: MembersProps) {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useListWeddingsQuery(undefined, FRESH)
  const wedding = data?.items.find(({ id }) => id === weddingId)
  if (!data && error && !isFetching)
    return (
      <MembersFrame>
        <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
      </MembersFrame>
    )
  // A wedding that was joined in another tab comes with the fetch that is under way.
  if (!wedding)
    return data && !isFetching ? (
      <WeddingNotFound heading="h1" />
    ) : (
      <MembersFrame>
        <MembersSkeleton />
      </MembersFrame>
    )
  const isListed = wedding.role === 'owner' || wedding.role === 'sideManager'
  return isListed ? (
    <ListedMembers wedding={wedding} onLeft={onLeft} onRetry={() => void refetch()} />
  ) : (
    <MembersFrame>
      <OwnRole wedding={wedding} onLeft={onLeft} />
    </MembersFrame>
  )
}

interface ListedMembersProps {
  wedding: Wedding
  onLeft: () => void
  /** Called when the list is loaded again: the role may have changed. */
  onRetry: () => void
}

/** For owners and side managers, who see the list. */
function ListedMembers({ wedding, onLeft, onRetry }: ListedMembersProps) {
  const errorText = useErrorText()
  const weddingId = wedding.id
  const { data, error, isFetching, refetch } = useListMembersQuery({ weddingId }, FRESH)
  if (isBadAddress(error)) return <WeddingNotFound heading="h1" />
  const retry = () => {
    onRetry()
    void refetch()
  }
  if (!data)
    return (
      <MembersFrame>
        {error && !isFetching ? <FailureNotice text={errorText(error)} onRetry={retry} /> : <MembersSkeleton />}
      </MembersFrame>
    )
  if (wedding.role === 'owner') return <OwnerMembers wedding={wedding} members={data.items} onLeft={onLeft} />
  return (
    <MembersFrame weddingId={weddingId}>
      <MemberList members={data.items} />
      <LeaveWedding weddingId={weddingId} isLastOwner={false} onLeft={onLeft} />
    </MembersFrame>
  )
}

const MembersSkeleton = () => (
  <Stack spacing={3} aria-busy="true" data-testid="members-skeleton">
    <Skeleton variant="rounded" height={320} sx={{ borderRadius: '20px' }} />
    <Skeleton variant="rounded" height={120} sx={{ borderRadius: '20px' }} />
  </Stack>
)
