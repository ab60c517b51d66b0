import { isApiError, useGetInvitationBySlugQuery } from '@/api'
import { CardSkeleton } from '../card/parts/CardSkeleton'
import { ChunkBoundary } from './ChunkBoundary'
import { LoadFailure, NotFound } from './GuestNotices'
import { OpenInvitation } from './OpenInvitation'

interface Props {
  slug: string
  shareUrl: string
  homeUrl: string
  musicUrl: string
  /** Whether the page's language is decided; until then the skeleton stands, so that no words are shown twice. */
  settled?: boolean
}

/** Whether the answer says that there is no such invitation, rather than that it could not be fetched. */
export const isMissing = (error: unknown): boolean => isApiError(error) && (error.kind === 'notFound' || error.kind === 'badRequest')

/**
 * The public invitation where the server has not rendered it: loader, then the invitation, 'Invitation Not Found', or a
 * failure that may be tried again (specification §2, §4 and §8).
 */
export function GuestInvitation({ slug, homeUrl, settled = true, ...open }: Props) {
  const { data, error, isFetching, refetch } = useGetInvitationBySlugQuery({ slug }, { skip: slug === '' })
  if (slug === '' || isMissing(error)) return <NotFound homeUrl={homeUrl} />
  if (!data && error && !isFetching) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data || !settled) return <CardSkeleton />
  return (
    <ChunkBoundary template={data.template}>
      <OpenInvitation invitation={data} {...open} />
    </ChunkBoundary>
  )
}
