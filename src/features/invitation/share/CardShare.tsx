import { ShareBar } from './ShareBar'

interface Props {
  /** The site's own absolute address. */
  siteUrl: string
}

/** Sharing from a card view: the site's address with the Arabic invitation text and hashtags (specification §2). */
export function CardShare({ siteUrl }: Props) {
  return <ShareBar url={siteUrl} />
}
