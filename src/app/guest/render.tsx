import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider, useIntl } from 'react-intl'
import type { PublicInvitation } from '@/api'
import music from '@/assets/music/zaffa.mp3'
import type { InvitationToRender, RenderedPage } from '@shared/guestPage'
import { invitationPath, invitationPathIn, paths } from '@shared/routes'
import { getTemplateName } from '@/features/invitation/card/content'
import { preloadTemplate } from '@/features/invitation/card/templates'
import { GuestFrame } from '@/features/invitation/guest/GuestFrame'
import { NotFound } from '@/features/invitation/guest/GuestNotices'
import { OpenInvitation } from '@/features/invitation/guest/OpenInvitation'
import { guestMessages } from '@/i18n/messages/guest'
import { loadGuestMessages, type Messages } from '@/i18n/catalogues'
import { getDirection, localeTags, type Locale } from '@/i18n/locales'
import { ShareTags } from './ShareTags'
import { getTemplateLook } from './getTemplateLook'

/** Background of the notice. */
const PAPER = '#fbf7f1'

const ready = new Map<Locale, Messages>()

/** Loads all templates and catalogues, so that rendering is synchronous. Await it once before the first page. */
export async function prepare(): Promise<void> {
  await Promise.all(([1, 2, 3, 4] as const).map(preloadTemplate))
  for (const locale of ['ar', 'en'] as const) ready.set(locale, await loadGuestMessages(locale))
}

/** React closes SVG shapes by end tags; `<path/>` is the same in HTML, and the compressed page is 270 bytes smaller. */
const SHAPE_END = /><\/(?:path|circle|rect|stop)>/g

function render(locale: Locale, tree: ReactNode): string {
  const messages = ready.get(locale)
  if (!messages) throw new Error('prepare() comes before rendering')
  const page = (
    <IntlProvider locale={localeTags[locale]} messages={messages}>
      {tree}
    </IntlProvider>
  )
  return renderToStaticMarkup(page).replace(SHAPE_END, '/>')
}

/** Renders the guest page of an invitation. Synchronous, about a millisecond. */
export function renderInvitation({
  invitation,
  locale,
  siteUrl,
  now,
}: InvitationToRender<PublicInvitation>): RenderedPage {
  const { slug, template, groom, bride } = invitation
  const templateName = getTemplateName(template)
  const body = (
    <GuestFrame homeUrl={paths.home} addressIn={(language) => invitationPathIn(slug, language)}>
      <OpenInvitation invitation={invitation} shareUrl={siteUrl + invitationPath(slug)} musicUrl={music} now={now} />
    </GuestFrame>
  )
  return {
    locale,
    direction: getDirection(locale),
    head: render(locale, <ShareTags invitation={invitation} siteUrl={siteUrl} />),
    body: render(locale, body),
    styles: ['guest-styles', `template-${templateName}`],
    ...getTemplateLook(templateName, groom + bride),
  }
}

/** Renders 'Invitation Not Found' (specification §2), the same page for every slug, so that the server renders it once. */
export function renderNotFound(locale: Locale): RenderedPage {
  const body = (
    <GuestFrame homeUrl={paths.home} addressIn={(language) => invitationPathIn('', language)}>
      <NotFound homeUrl={paths.home} />
    </GuestFrame>
  )
  return {
    locale,
    direction: getDirection(locale),
    head: render(locale, <NotFoundTitle />),
    body: render(locale, body),
    styles: ['guest-not-found-styles'],
    font: null,
    themeColor: PAPER,
  }
}

function NotFoundTitle() {
  return <title>{useIntl().formatMessage(guestMessages.notFound)}</title>
}
