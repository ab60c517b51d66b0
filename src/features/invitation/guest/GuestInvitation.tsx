import { useIntl } from 'react-intl'
import { isApiError, useGetInvitationBySlugQuery } from '../../../api'
import { CLOSING_LINE } from '../card/arabicLines'
import { InvitationCard } from '../card/InvitationCard'
import { CardSkeleton } from '../card/parts/CardSkeleton'
import { contentFromWire } from '../mapping'
import { ShareBar } from '../share/ShareBar'
import { ChunkBoundary } from './ChunkBoundary'
import styles from './GuestInvitation.module.css'
import { GuestFooter, LanguageSwitch } from './GuestFrame'
import { LoadFailure, NotFound } from './GuestNotices'
import { Keepsakes } from './Keepsakes'
import { MusicButton } from './MusicButton'
import { NewsNote } from './news/NewsNote'

interface Props {
  slug: string
  /** The absolute address of this page, as it is copied and shared. */
  shareUrl: string
  homeUrl: string
  /** Whether the page's language is decided; until then the skeleton stands, so that no words are shown twice. */
  settled?: boolean
  musicUrl: string
  /** The clock of the first render, in epoch ms, for a page rendered ahead of time. */
  initialNow?: number
  onLanguageChange?: (language: 'ar' | 'en') => void
}

/** Whether the answer says that there is no such invitation, rather than that it could not be fetched. */
const isMissing = (error: unknown): boolean => isApiError(error) && (error.kind === 'notFound' || error.kind === 'badRequest')

function Body({ slug, settled = true, shareUrl, homeUrl, musicUrl, initialNow }: Props) {
  const { data, error, isFetching, refetch } = useGetInvitationBySlugQuery({ slug }, { skip: slug === '' })
  if (slug === '' || isMissing(error)) return <NotFound homeUrl={homeUrl} />
  if (!data && error && !isFetching) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data || !settled) return <CardSkeleton />
  const content = contentFromWire(data)
  return (
    <>
      <NewsNote slug={data.slug} content={content} />
      <ChunkBoundary template={data.template}>
        <InvitationCard
          content={content}
          variant="page"
          initialNow={initialNow}
          actions={
            <div className={styles.actions}>
              <MusicButton address={musicUrl} />
              <Keepsakes content={content} slug={data.slug} version={data.version} pageUrl={shareUrl} />
              <ShareBar url={shareUrl} />
              <p className={styles.closing} lang="ar" dir="rtl">
                {CLOSING_LINE}
              </p>
            </div>
          }
        />
      </ChunkBoundary>
    </>
  )
}

/**
 * The public invitation: loader, then the invitation, 'Invitation Not Found', or a failure that may be tried again
 * (specification §2, §4 and §8).
 */
export function GuestInvitation(props: Props) {
  const { homeUrl, onLanguageChange } = props
  const language = useIntl().locale.startsWith('ar') ? 'ar' : 'en'
  return (
    <div className={styles.page}>
      {onLanguageChange && <LanguageSwitch language={language} onChange={onLanguageChange} />}
      <main className={styles.main}>
        <Body {...props} />
      </main>
      <GuestFooter homeUrl={homeUrl} />
    </div>
  )
}
