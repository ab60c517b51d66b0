import type { ReactNode } from 'react'
import type { PublicInvitation } from '@/api'
import type { ReplyDraft } from '@shared/guestPage'
import type { CardColors } from '@shared/palettes/cardColors'
import { InvitationCard } from '@/card/InvitationCard'
import { Closing } from '@/card/parts/Closing'
import { toShownContent } from '@/card/toShownContent'
import { ShareBar } from '@/card/share/ShareBar'
import styles from './GuestInvitation.module.css'
import { Keepsakes } from './Keepsakes'
import { MusicButton } from './MusicButton'
import { RequestForm } from './RequestForm'
import { Wishes } from './Wishes'
import { ChangesNotice } from './changes/ChangesNotice'
import { getDetails } from './changes/seenDetails'

interface Props {
  invitation: PublicInvitation
  /** Absolute URL of this page, to copy and share. */
  shareUrl: string
  musicUrl: string
  /** The time of the rendering on the server, in epoch ms. */
  now?: number
  /** Whom the invitation addresses, before its first line. */
  greeting?: ReactNode
  /** What the guests are asked to do, after the hall. */
  call?: ReactNode
  /** The reply of a household, below the invitation. */
  reply?: ReactNode
  /** The fields of a request for seats that was not stored. */
  refusedRequest?: ReplyDraft
  /** See `InvitationCard`. */
  pageColors?: CardColors
}

/** The invitation with all guest features (specification §2). */
export function OpenInvitation({ invitation, shareUrl, musicUrl, reply, refusedRequest, ...card }: Props) {
  const content = toShownContent(invitation)
  const { slug, version } = invitation
  const details = getDetails(content)
  return (
    <>
      {/* On the server-rendered page `attachChanges` reads the data, and mounts the notice when it has something to say. */}
      <div data-island="changes" data-slug={slug} data-version={version} data-details={JSON.stringify(details)}>
        <ChangesNotice slug={slug} details={details} />
      </div>
      <InvitationCard
        content={content}
        variant="page"
        {...card}
        actions={
          <div className={styles.actions}>
            {reply}
            <Wishes wishes={invitation.wishes} />
            {!reply && (invitation.takesRequests || refusedRequest) && (
              <RequestForm slug={slug} refused={refusedRequest} />
            )}
            <MusicButton address={musicUrl} />
            <Keepsakes content={content} slug={slug} version={version} pageUrl={shareUrl} />
            <ShareBar url={shareUrl} />
            <Closing card={content.card} />
          </div>
        }
      />
    </>
  )
}
