import { createHash } from 'node:crypto'

/** @returns a text's hash as a CSP source (CSP Level 3, section 2.3.1) */
export const toCspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** @returns a built file's text without its source map comment */
export const stripSourceMap = (text: string): string => text.replace(/\n?(\/\/|\/\*)# sourceMappingURL=.*$/s, '').trim()

/** The parts of a page that its content security policy must allow. */
export interface InlineParts {
  scriptHashes: string[]
  styleHashes: string[]
  /** Some of Material UI's components write `style` attributes. */
  styleAttributes: boolean
}

/** Scripts with a `type` are data, which the policy does not restrict. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs
const INLINE_STYLE = /<style[^>]*>(.*?)<\/style>/gs

const collectHashes = (html: string, element: RegExp): string[] => [
  ...new Set([...html.matchAll(element)].map(([, text = '']) => toCspHash(text))),
]

/** @returns the inline parts of this HTML */
export const parseInlineParts = (html: string): InlineParts => ({
  scriptHashes: collectHashes(html, INLINE_SCRIPT),
  styleHashes: collectHashes(html, INLINE_STYLE),
  styleAttributes: / style="/.test(html),
})
