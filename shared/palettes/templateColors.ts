import type { Language } from '../languages.ts'

/** What a colour of a card is for: the background, the text, headings and buttons, drawings, thin lines. */
export type ColorRole = 'ground' | 'ink' | 'accent' | 'ornament' | 'line'

/** The colours of one look of a template, as `#rrggbb`. */
export interface Palette extends Record<ColorRole, string> {
  /** Stored with the invitation (`card.palette` of the OpenAPI document). */
  id: string
  name: Record<Language, string>
}

/** A colour of the template: its role, and its value in the first palette. Other palettes keep its relation to the colour of the role. */
export type Tone = readonly [role: ColorRole, color: string]

/** What is behind a text: a tone, or a translucent tone over another one. */
export type TextBackground = string | readonly [over: string, alpha: number, under: string]

/** The colours of a template as data. */
export interface TemplateColors {
  /** The first one is the template's own look. */
  palettes: readonly [Palette, ...Palette[]]
  /** By name, `accent` among them; the style sheets read them as the custom properties `--tone-<name>`, each three numbers for `rgb()`. */
  tones: Readonly<Record<string, Tone>>
  /** Roles of the colours that only drawings have, by their value. */
  drawn: Readonly<Record<string, ColorRole>>
  /** Colours of drawings that stay, although a tone has the same value: glass, lit windows. */
  kept?: readonly string[]
  /** The tones of texts, and what is behind each. */
  texts: Readonly<Record<string, readonly TextBackground[]>>
  /** The tone of the browser's toolbar. */
  toolbar: string
}
