import { isBadAddress, useErrorText, useGetInvitationBySlugQuery } from '@/api'
import { CardSkeleton } from '@/card/parts/CardSkeleton'
import { CalledOff, isCalledOff } from './CalledOff'
import { ChunkBoundary } from './ChunkBoundary'
import { LoadFailure, NotFound } from './GuestNotices'
import { OpenInvitation } from './OpenInvitation'

interface Props {
  slug: string
  shareUrl: string
  homeUrl: string
  musicUrl: string
  /** Whether the page's language is decided; until then the skeleton is shown, so that the text does not change. */
  settled?: boolean
}

/**
 * The public invitation without server rendering: skeleton, then the invitation, 'Invitation Not Found', or an error
 * with a retry (specification §2, §4 and §8).
 */
export function GuestInvitation({ slug, homeUrl, settled = true, ...open }: Props) {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useGetInvitationBySlugQuery({ slug }, { skip: slug === '' })
  if (slug === '' || isBadAddress(error)) return <NotFound homeUrl={homeUrl} />
  if (!data && error && !isFetching) return <LoadFailure text={errorText(error)} onRetry={() => void refetch()} />
  if (!data || !settled) return <CardSkeleton />
  if (isCalledOff(data)) return <CalledOff invitation={data} />
  return (
    <ChunkBoundary template={data.template}>
      <OpenInvitation invitation={data} {...open} />
    </ChunkBoundary>
  )
}
