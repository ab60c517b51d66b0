import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { IntlProvider, useIntl } from 'react-intl'
import type { PublicInvitation } from '@/api'
import type { InvitationToRender, RenderedPage } from '@shared/guestPage'
import { invitationPathIn, paths } from '@shared/routes'
import { getTemplateName } from '@/features/invitation/card/content'
import { preloadTemplate } from '@/features/invitation/card/templates'
import { GuestFrame } from '@/features/invitation/guest/GuestFrame'
import { NotFound } from '@/features/invitation/guest/GuestNotices'
import { guestMessages } from '@/i18n/messages/guest'
import { loadGuestMessages, type Messages } from '@/i18n/catalogues'
import { getDirection, localeTags, type Locale } from '@/i18n/locales'
import { createGuestTree } from './GuestPage'
import { ShareTags } from './ShareTags'
import type { GuestPageState } from './state'
import { getTemplateLook } from './getTemplateLook'

/** Background of the notice. */
const PAPER = '#fbf7f1'

const ready = new Map<Locale, Messages>()

/** Loads all templates and catalogues, so that rendering is synchronous. Await it once before the first page. */
export async function prepare(): Promise<void> {
  await Promise.all(([1, 2, 3, 4] as const).map(preloadTemplate))
  for (const locale of ['ar', 'en'] as const) ready.set(locale, await loadGuestMessages(locale))
}

function getMessages(locale: Locale): Messages {
  const messages = ready.get(locale)
  if (!messages) throw new Error('prepare() comes before rendering')
  return messages
}

const wrapInIntl = (locale: Locale, tree: ReactNode) => (
  <IntlProvider locale={localeTags[locale]} messages={getMessages(locale)}>
    {tree}
  </IntlProvider>
)

/** React closes SVG shapes by end tags; `<path/>` is the same in HTML, and the compressed page is 270 bytes smaller. */
const SHAPE_END = /><\/(?:path|circle|rect|stop)>/g

/** Renders the guest page of an invitation. Synchronous, about a millisecond. */
export function renderInvitation({
  invitation,
  locale,
  siteUrl,
  now,
}: InvitationToRender<PublicInvitation>): RenderedPage<GuestPageState> {
  const template = getTemplateName(invitation.template)
  const state: GuestPageState = { invitation, locale, messages: getMessages(locale), siteUrl, now }
  return {
    locale,
    direction: getDirection(locale),
    head: renderToStaticMarkup(wrapInIntl(locale, <ShareTags invitation={invitation} siteUrl={siteUrl} />)),
    body: renderToString(createGuestTree(state)).replace(SHAPE_END, '/>'),
    chunks: ['guest', `template-${template}`],
    ...getTemplateLook(template, invitation.groom + invitation.bride),
    state,
  }
}

const getNotFoundPath = (language: Locale) => invitationPathIn('', language)

/** Renders 'Invitation Not Found' (specification §2), the same page for every slug, so that the server renders it once. */
export function renderNotFound(locale: Locale): RenderedPage<GuestPageState> {
  const frame = (
    <GuestFrame homeUrl={paths.home} addressIn={getNotFoundPath} onLanguageChange={() => undefined}>
      <NotFound homeUrl={paths.home} />
    </GuestFrame>
  )
  return {
    locale,
    direction: getDirection(locale),
    head: renderToStaticMarkup(wrapInIntl(locale, <NotFoundTitle />)),
    body: renderToStaticMarkup(wrapInIntl(locale, frame)),
    // The site's chunk has the styles of this notice.
    chunks: ['guest', 'page-public-invitation'],
    font: null,
    themeColor: PAPER,
    state: null,
  }
}

function NotFoundTitle() {
  return <title>{useIntl().formatMessage(guestMessages.notFound)}</title>
}
