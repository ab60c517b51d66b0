import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider, useIntl, type MessageDescriptor } from 'react-intl'
import type { PersonalInvitation, PublicInvitation } from '@/api'
import music from '@/assets/music/zaffa.mp3'
import { createCardColors, getTemplateColors } from '@shared/palettes/cardColors'
import type { InvitationToRender, NoticeKind, PersonalParts, PersonalToRender, RenderedPage } from '@shared/guestPage'
import { invitationPath, invitationPathIn, paths } from '@shared/routes'
import { getTemplateName, TEMPLATE_NUMBERS } from '@/card/content'
import { toColorProperties } from '@/card/colorProperties'
import { preloadTemplate } from '@/card/templates'
import { PaintContext } from '@/ui/ornament/PaintContext'
import { CalledOff, isCalledOff } from '../open/CalledOff'
import { GuestFrame } from '../open/GuestFrame'
import { Notice } from '../open/GuestNotices'
import { OpenInvitation } from '../open/OpenInvitation'
import { Greeting } from '../personal/Greeting'
import { ReplyLink } from '../personal/ReplyLink'
import { ReplyCard } from '../personal/ReplyCard'
import { guestMessages } from '@/i18n/messages/guest'
import { personalMessages } from '@/i18n/messages/personal'
import { loadGuestMessages, type Messages } from '@/i18n/catalogues'
import { getDirection, localeTags, type Locale } from '@/i18n/locales'
import { ShareTags } from './ShareTags'
import { getNamesFont } from './getNamesFont'
import { loadPersonalMessages } from './loadPersonalMessages'

/** Background of the notice. */
const PAPER = '#fbf7f1'

const ready = new Map<Locale, Messages>()

/** Loads all templates and catalogues, so that rendering is synchronous. Await it once before the first page. */
export async function prepare(): Promise<void> {
  await Promise.all(TEMPLATE_NUMBERS.map(preloadTemplate))
  for (const locale of ['ar', 'en'] as const)
    ready.set(locale, { ...(await loadGuestMessages(locale)), ...(await loadPersonalMessages(locale)) } as Messages)
}

/** React closes SVG shapes by end tags; `<path/>` is the same in HTML, and the compressed page is 270 bytes smaller. */
const SHAPE_END = /><\/(?:path|circle|rect|stop)>/g

/** @param idPrefix tells the ids of parts apart that are rendered one by one for the same page */
function render(locale: Locale, tree: ReactNode, idPrefix = ''): string {
  const messages = ready.get(locale)
  if (!messages) throw new Error('prepare() comes before rendering')
  const page = (
    <IntlProvider locale={localeTags[locale]} messages={messages}>
      {tree}
    </IntlProvider>
  )
  return renderToStaticMarkup(page, { identifierPrefix: idPrefix }).replace(SHAPE_END, '/>')
}

/** @returns the invitation without the ceremonies to which a household is not invited; the wedding itself stays */
function hideCeremonies(invitation: PublicInvitation, kinds: readonly string[]): PublicInvitation {
  const dates = { engagement: 'engagementDate', henna: 'hennaDate', contract: 'crownDate' } as const
  const hidden = Object.entries(dates).filter(([kind]) => !kinds.includes(kind))
  return { ...invitation, ...Object.fromEntries(hidden.map(([, date]) => [date, ''])) }
}

/** The elements of `PERSONAL_SLOTS`. */
const slots = {
  greeting: <span data-slot="greeting" />,
  call: <span data-slot="call" />,
  reply: <div data-slot="reply" />,
}

/** Renders the guest page of an invitation. Synchronous, about a millisecond. */
export function renderInvitation({
  invitation,
  locale,
  siteUrl,
  now,
  kinds,
  refusedRequest,
}: InvitationToRender<PublicInvitation>): RenderedPage {
  const { slug, template, groom, bride } = invitation
  const templateName = getTemplateName(template)
  // A personal page has the same address in both languages, except for the parameter.
  const addressIn = (language: Locale) => (kinds ? `?lang=${language}` : invitationPathIn(slug, language))
  const shown = kinds ? { invitation: hideCeremonies(invitation, kinds), ...slots } : { invitation, refusedRequest }
  const isOff = isCalledOff(invitation)
  const colors = createCardColors(template, invitation.card)
  const body = (
    <GuestFrame homeUrl={paths.home} addressIn={addressIn}>
      {isOff ? (
        <CalledOff {...shown} />
      ) : (
        <OpenInvitation
          {...shown}
          shareUrl={siteUrl + invitationPath(slug)}
          musicUrl={music}
          now={now}
          pageColors={colors}
        />
      )}
    </GuestFrame>
  )
  const personalStyles = kinds ? ['personal-styles'] : []
  return {
    locale,
    direction: getDirection(locale),
    head: render(locale, <ShareTags invitation={invitation} siteUrl={siteUrl} />),
    body: render(locale, body),
    ...(isOff
      ? { styles: ['guest-not-found-styles', ...personalStyles], font: null, themeColor: PAPER }
      : {
          styles: ['guest-styles', `template-${templateName}`, ...personalStyles],
          font: getNamesFont(template, groom + bride, invitation.card?.fontPair),
          themeColor: colors.tones[getTemplateColors(template).toolbar]!,
          colors: toColorProperties(colors),
        }),
  }
}

/** Renders what only one household sees. Synchronous, less than a millisecond. */
export const renderPersonalParts = ({ locale, ...page }: PersonalToRender<PersonalInvitation>): PersonalParts => ({
  greeting: render(locale, <Greeting household={page.personal.household} />),
  call: render(locale, <ReplyLink personal={page.personal} />),
  reply: render(
    locale,
    <PaintContext value={createCardColors(page.template, page.colors).paint}>
      <ReplyCard {...page} />
    </PaintContext>,
    'reply',
  ),
})

const notices: Record<NoticeKind, { title: MessageDescriptor; text: MessageDescriptor }> = {
  // 'Invitation Not Found' (specification §2).
  notFound: { title: guestMessages.notFound, text: guestMessages.notFoundText },
  linkNotFound: { title: guestMessages.notFound, text: personalMessages.linkNotFoundText },
  failed: { title: guestMessages.failed, text: personalMessages.tryLater },
  removed: { title: personalMessages.removed, text: personalMessages.removedText },
}

/** Renders a page without an invitation, the same one for every address, so that the server renders it once. */
export function renderNotice(kind: NoticeKind, locale: Locale): RenderedPage {
  const { title, text } = notices[kind]
  const addressIn = (language: Locale) => (kind === 'notFound' ? invitationPathIn('', language) : `?lang=${language}`)
  const body = (
    <GuestFrame homeUrl={paths.home} addressIn={addressIn}>
      <Notice title={title} text={text} homeUrl={paths.home} />
    </GuestFrame>
  )
  return {
    locale,
    direction: getDirection(locale),
    head: render(locale, <NoticeTitle title={title} />),
    body: render(locale, body),
    styles: ['guest-not-found-styles'],
    font: null,
    themeColor: PAPER,
  }
}

function NoticeTitle({ title }: { title: MessageDescriptor }) {
  return <title>{useIntl().formatMessage({ id: title.id })}</title>
}
