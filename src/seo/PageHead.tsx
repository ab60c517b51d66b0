import { addLanguage } from '@shared/routes'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useSiteUrl } from '../config/useSiteUrl'
import { useLocale } from '../i18n/LocaleProvider'
import { DEFAULT_LOCALE, locales, localeTags, type Locale } from '../i18n/locales'
import { layoutMessages } from '@/i18n/messages/site'
import { PageTitle } from './PageTitle'

/** The image of link previews: its address on the site, and its size in px. */
export interface SharedPicture {
  path: string
  width: number
  height: number
}

/** The site's own (1.91 : 1). */
const SHARED_PICTURE: SharedPicture = { path: '/assets/share.png', width: 1200, height: 630 }

interface PageHeadProps {
  /** A message, or a text from data such as a provider's name. */
  title: MessageDescriptor | string
  /** One or two sentences for search results and shared links. */
  description: MessageDescriptor | string
  /** The canonical path, with a query where that makes a page of its own; none where one page has many URLs. */
  path?: string
  /** The image of link previews; the site's by default. */
  picture?: SharedPicture | undefined
  /** For pages that search engines must not list. */
  hidden?: boolean
}

/**
 * Head elements for search engines and link previews: title, description, canonical and hreflang links, Open Graph.
 * React moves them into the document's head.
 */
export function PageHead({ title, description, path, picture = SHARED_PICTURE, hidden = false }: PageHeadProps) {
  const intl = useIntl()
  const { locale } = useLocale()
  const siteUrl = useSiteUrl()
  const formatText = (text: MessageDescriptor | string) =>
    typeof text === 'string' ? text : intl.formatMessage({ id: text.id })
  const page = formatText(title)
  const about = formatText(description)
  const brand = intl.formatMessage(layoutMessages.brand)
  return (
    <>
      <PageTitle message={page} />
      <meta name="description" content={about} />
      {hidden && <meta name="robots" content="noindex" />}
      {path !== undefined && <OwnAddress plain={siteUrl + path} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={page} />
      <meta property="og:description" content={about} />
      <meta property="og:locale" content={localeTags[locale].replace('-', '_')} />
      <meta property="og:image" content={siteUrl + picture.path} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/**
 * The page's URL in each language. The plain URL negotiates the language, so it is canonical; a URL with `lang` is
 * canonical for its language. The server does the same for prerendered pages (server/modules/site/sitePages.ts).
 */
function OwnAddress({ plain }: { plain: string }) {
  const { locale } = useLocale()
  const isNamed = new URLSearchParams(useLocation().search).get('lang') === locale
  // Clients that send no language, such as crawlers, get the default one at the plain URL.
  const addressIn = (language: Locale) => (language === DEFAULT_LOCALE ? plain : addLanguage(plain, language))
  return (
    <>
      <link rel="canonical" href={isNamed ? addressIn(locale) : plain} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={plain} />
      <meta property="og:url" content={isNamed ? addressIn(locale) : plain} />
    </>
  )
}
