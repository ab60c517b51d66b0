import { invitationPath } from '@shared/routes'
import { ShareBar } from './ShareBar'

interface Props {
  /** The site's own absolute address. */
  siteUrl: string
  /** The published invitation's; null before it is published. */
  slug: string | null
}

/**
 * Sharing from a card view: the invitation's link once it is published, the site's address before, with the Arabic invitation text
 * and hashtags (specification §2).
 */
export function CardShare({ siteUrl, slug }: Props) {
  return <ShareBar url={slug === null ? siteUrl : siteUrl + invitationPath(slug)} />
}
