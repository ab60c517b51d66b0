import { useIntl } from 'react-intl'
import type { PublicInvitation } from '@/api'
import { invitationFilePath, invitationPath } from '@shared/routes'
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
  const picture = siteUrl + invitationFilePath(invitation.slug, 'preview.png', invitation.version)
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
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(PREVIEW_WIDTH)} />
      <meta property="og:image:height" content={String(PREVIEW_HEIGHT)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={summary} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={title} />
    </>
  )
}
