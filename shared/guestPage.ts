/** The contract between the server and the rendering module of guest pages in the build (src/features/guest-page/entry/render.tsx). */

import type { ColorChoice } from './card/card.ts'
import type { Language } from './languages.ts'

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
  /** The values of the custom properties for colours, by name: the server writes them into the styles. */
  colors?: Readonly<Record<string, string>>
}

/** The elements in the body of a personal page that the server replaces by the parts of a household. */
export const PERSONAL_SLOTS = {
  greeting: '<span data-slot="greeting"></span>',
  call: '<span data-slot="call"></span>',
  reply: '<div data-slot="reply"></div>',
} as const

/** HTML for the slots. */
export type PersonalParts = Record<keyof typeof PERSONAL_SLOTS, string>

export interface InvitationToRender<Invitation> {
  invitation: Invitation
  locale: Language
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
  /** Current time in ms since 1970: the countdown starts from it. */
  now: number
  /** For a personal page, with slots: the kinds of the events to which the household is invited. */
  kinds?: readonly string[]
  /** The fields of a request for seats that was not stored. */
  refusedRequest?: ReplyDraft
}

/** Numbers and texts of a reply or a request for seats as a guest has typed them, by the name of the field. */
export type ReplyDraft = Readonly<Record<string, string>>
/**
 * Why a reply was not stored: the form has no known answer, or wrong numbers, or a message that is too long; or another reply was stored since the
 * page was loaded; or replies have ended.
 */
export type ReplyProblem = 'answer' | 'seats' | 'message' | 'changed' | 'late'

export interface PersonalToRender<Personal> {
  personal: Personal
  locale: Language
  /** The number of the invitation's template. */
  template: 1 | 2 | 3 | 4
  /** The invitation's palette and own accent. */
  colors?: ColorChoice
  /** Of the personal link. */
  token: string
  /** Id of the reply that the form sends. */
  replyId: string
  /** A reply that was not stored, and why. */
  refused?: { draft: ReplyDraft; problem: ReplyProblem }
}

/** Anchors of the public link's page that show whether a request for seats was stored. */
export const REQUEST_ANCHORS = { stored: 'request-stored', failed: 'request-failed' } as const

/** Pages without an invitation. */
export type NoticeKind = 'notFound' | 'linkNotFound' | 'removed' | 'failed'

export interface GuestRenderModule<Invitation, Personal> {
  /** Loads every template and message catalogue; awaited once before the first page, so that rendering is synchronous. */
  prepare: () => Promise<void>
  renderInvitation: (page: InvitationToRender<Invitation>) => RenderedPage
  renderPersonalParts: (page: PersonalToRender<Personal>) => PersonalParts
  /** Renders a page that does not depend on the address. */
  renderNotice: (kind: NoticeKind, locale: Language) => RenderedPage
}
