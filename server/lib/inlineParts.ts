import { createHash } from 'node:crypto'

/** A text's hash as a content security policy names it (CSP Level 3, section 2.3.1). */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** @returns a built file's text without the comment that leads to its source map: inside a page it would lead nowhere. */
export const withoutMap = (text: string): string => text.replace(/\n?(\/\/|\/\*)# sourceMappingURL=.*$/s, '').trim()

/** What a page's content security policy has to allow. */
export interface InlineParts {
  scriptHashes: string[]
  styleHashes: string[]
  /** Some of Material UI's components write `style` attributes. */
  styleAttributes: boolean
}

/** Scripts with a `type` here are data, which needs no permission. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs

const hashesOf = (html: string, element: RegExp): string[] => [...new Set([...html.matchAll(element)].map(([, text = '']) => hashOf(text)))]

/** @returns the parts that stand in this HTML. */
export const inlineParts = (html: string): InlineParts => ({
  scriptHashes: hashesOf(html, INLINE_SCRIPT),
  styleHashes: hashesOf(html, INLINE_STYLE),
  styleAttributes: / style="/.test(html),
})
