/** The contract between the server and the rendering module of guest pages in the build (src/app/guest/render.tsx). */

type Language = 'ar' | 'en'

/** The parts of a page; the server adds styles and the script, and builds the document. */
export interface RenderedPage {
  locale: Language
  direction: 'rtl' | 'ltr'
  /** Title, description and sharing tags. */
  head: string
  /** Content of `#root`. */
  body: string
  /** Names of the build's chunks whose styles the page contains. */
  styles: string[]
  /** Address of the one preloaded font; null without one. */
  font: string | null
  themeColor: string
}

export interface InvitationToRender<Invitation> {
  invitation: Invitation
  locale: Language
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  /** Current time in ms since 1970: the countdown starts from it. */
  now: number
}

export interface GuestRenderModule<Invitation> {
  /** Loads every template and message catalogue; awaited once before the first page, so that rendering is synchronous. */
  prepare: () => Promise<void>
  renderInvitation: (page: InvitationToRender<Invitation>) => RenderedPage
  /** Renders the page of an unknown slug; it does not depend on the slug. */
  renderNotFound: (locale: Language) => RenderedPage
}
