import { useEffect } from 'react'
import { manifestPath } from '@shared/routes'
import { useLocale } from '@/i18n/LocaleProvider'

/**
 * Links the web app manifest of the page's language. It is not in the prerendered HTML: browsers fetch a manifest and its
 * icon beside the fonts that the largest paint waits for.
 */
export function ManifestLink(): null {
  const { locale } = useLocale()
  useEffect(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: manifestPath(locale) })
    document.head.append(link)
    return () => link.remove()
  }, [locale])
  return null
}
