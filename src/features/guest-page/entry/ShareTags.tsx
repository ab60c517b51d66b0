import { useIntl } from 'react-intl'
import type { PublicInvitation } from '@/api'
import { invitationFilePath, invitationPath } from '@shared/routes'
import { isCalledOff } from '../open/CalledOff'
import { useInvitationSummary, useInvitationTitle } from '../open/invitationTexts'
import { guestMessages } from '@/i18n/messages/guest'

/** The size of the preview picture, in px (openapi: getInvitationPreview). */
const PREVIEW_WIDTH = 1200
const PREVIEW_HEIGHT = 630

/** The link preview in WhatsApp, on Facebook and on X: Open Graph and Twitter tags with absolute URLs. */
export function ShareTags({ invitation, siteUrl }: { invitation: PublicInvitation; siteUrl: string }) {
  const { formatMessage, locale } = useIntl()
  const title = useInvitationTitle(invitation)
  const summary = useInvitationSummary(invitation)
  const address = siteUrl + invitationPath(invitation.slug)
  // There is none when the wedding is called off.
  const hasPicture = !isCalledOff(invitation)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={summary} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={formatMessage(guestMessages.siteName)} />
      <meta property="og:locale" content={locale.replace('-', '_')} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta name="twitter:card" content={hasPicture ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={summary} />
      {hasPicture && (
        <PictureTags
          address={siteUrl + invitationFilePath(invitation.slug, 'preview.png', invitation.version)}
          title={title}
        />
      )}
    </>
  )
}

const PictureTags = ({ address, title }: { address: string; title: string }) => (
  <>
    <meta property="og:image" content={address} />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />
    <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />
    <meta property="og:image:alt" content={title} />
    <meta name="twitter:image" content={address} />
    <meta name="twitter:image:alt" content={title} />
  </>
)
