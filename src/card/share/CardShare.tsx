import { invitationPath } from '@shared/routes'
import { ShareBar } from './ShareBar'

interface Props {
  /** The site's absolute URL. */
  siteUrl: string
  /** Slug of the published invitation; null before it is published. */
  slug: string | null
}

/**
 * Share buttons of a card view: the invitation's link once published, before that the site's URL, which they say, with the
 * Arabic invitation text and hashtags (specification §2).
 */
export function CardShare({ siteUrl, slug }: Props) {
  return slug === null ? <ShareBar url={siteUrl} isSite /> : <ShareBar url={siteUrl + invitationPath(slug)} />
}
