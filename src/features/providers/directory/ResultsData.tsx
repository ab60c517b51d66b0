import type { ItemList } from 'schema-dts'
import type { ListedProvider } from '@/api/providers'
import { useSiteUrl } from '@/config/useSiteUrl'
import { JsonLd } from '@/seo/JsonLd'
import { providerPath } from '@shared/routes'
import { getProviderName } from '../getProviderName'

/** Tells search engines which providers a page of the directory lists. */
export function ResultsData({ providers, before }: { providers: readonly ListedProvider[]; before: number }) {
  const siteUrl = useSiteUrl()
  const list: ItemList = {
    '@type': 'ItemList',
    itemListElement: providers.map((provider, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: getProviderName(provider),
      url: siteUrl + providerPath(provider.id),
    })),
  }
  return <JsonLd data={list} />
}
