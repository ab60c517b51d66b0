import type { PublicInvitation } from '@/api'
import { CLOSING_LINE } from '@shared/arabicLines'
import { InvitationCard } from '../card/InvitationCard'
import { toInvitationContent } from '../mapping'
import { ShareBar } from '../share/ShareBar'
import styles from './GuestInvitation.module.css'
import { Keepsakes } from './Keepsakes'
import { MusicButton } from './MusicButton'
import { ChangesNotice } from './changes/ChangesNotice'

interface Props {
  invitation: PublicInvitation
  /** Absolute URL of this page, to copy and share. */
  shareUrl: string
  musicUrl: string
  /** The time of the first render, in epoch ms, on a prerendered page. */
  initialNow?: number
}

/** The invitation with all guest features (specification §2). */
export function OpenInvitation({ invitation, shareUrl, musicUrl, initialNow }: Props) {
  const content = toInvitationContent(invitation)
  const { slug, version } = invitation
  return (
    <>
      <ChangesNotice slug={slug} content={content} />
      <InvitationCard
        content={content}
        variant="page"
        initialNow={initialNow}
        actions={
          <div className={styles.actions}>
            <MusicButton address={musicUrl} />
            <Keepsakes content={content} slug={slug} version={version} pageUrl={shareUrl} />
            <ShareBar url={shareUrl} />
            <p className={styles.closing} lang="ar" dir="rtl">
              {CLOSING_LINE}
            </p>
          </div>
        }
      />
    </>
  )
}
