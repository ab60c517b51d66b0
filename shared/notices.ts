import type { Language } from './languages.ts'

/** A notice of new replies, as the server pushes it and the service worker shows it. */
export interface PushedNotice {
  title: string
  body: string
  language: Language
  /** Of the wedding: its next notice replaces this one. */
  tag: string
  /** The page to open. */
  path: string
  /** For the badge of the installed app. */
  count: number
}
