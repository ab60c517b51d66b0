/** The contract between the server and the build's rendering module of guest pages (src/app/guest/render.tsx). */

type Language = 'ar' | 'en'

/** The parts of a page; the server adds styles, scripts and the state, and builds the document. */
export interface RenderedPage<State = unknown> {
  locale: Language
  direction: 'rtl' | 'ltr'
  /** Title, description and sharing tags. */
  head: string
  /** Content of `#root`. */
  body: string
  /** Names of the chunks whose scripts and styles the page needs, the entry first. */
  chunks: string[]
  /** Address of the one preloaded font; null for none. */
  font: string | null
  themeColor: string
  /** What the browser hydrates with; null where nothing is hydrated. */
  state: State | null
}

export interface InvitationToRender<Invitation> {
  invitation: Invitation
  locale: Language
  /** The site's address without a trailing slash. */
  siteUrl: string
  /** In epoch ms: the countdown's first value. */
  now: number
}

export interface GuestRenderModule<Invitation> {
  /** Loads every template and catalogue; awaited once before the first page, so that rendering is synchronous. */
  prepare: () => Promise<void>
  renderInvitation: (page: InvitationToRender<Invitation>) => RenderedPage
  /** The page of an unknown slug, the same for each. */
  renderNotFound: (locale: Language) => RenderedPage
}

/** Id of the element that holds the state as JSON. */
export const STATE_ELEMENT_ID = 'zaffa-state'
