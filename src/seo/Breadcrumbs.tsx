import type { BreadcrumbList } from 'schema-dts'
import { useSiteUrl } from '../config/useSiteUrl'
import { JsonLd } from './JsonLd'

interface Crumb {
  name: string
  path: string
}

/** Tells search engines where a page is in the site; the last of the trail is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Crumb[] }) {
  const siteUrl = useSiteUrl()
  const list: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
  return <JsonLd data={list} />
}
