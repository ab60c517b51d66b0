import type { ColorChoice } from '../card/card.ts'
import { fanous } from './fanous.ts'
import { jasmine } from './jasmine.ts'
import { mashrabiya } from './mashrabiya.ts'
import { nile } from './nile.ts'
import { blend, ensureContrast, toHex, toOklch } from './oklch.ts'
import type { ColorRole, TextBackground, Palette, TemplateColors } from './templateColors.ts'

/** In the order of the templates' numbers in the API, 1 to 4. */
const templates: readonly [TemplateColors, ...TemplateColors[]] = [mashrabiya, jasmine, fanous, nile]

/** @param template its number in the API */
export const getTemplateColors = (template: number): TemplateColors => templates[template - 1] ?? templates[0]

/** @returns the palette of a template by its id; undefined when the template has none of this name */
export const findPalette = (template: number, id: string): Palette | undefined =>
  getTemplateColors(template).palettes.find((palette) => palette.id === id)

export interface CardColors {
  /** The colours of `TemplateColors.tones` as `#rrggbb`. */
  tones: Readonly<Record<string, string>>
  /** @returns what a colour of the template's own look becomes; other colours stay */
  paint: (color: string) => string
}

/** Below this chroma, a colour is grey for the eye, and its hue is arbitrary. */
const GREY = 0.012
/** A pale role does not make its strong tones stronger than this factor. */
const MAX_CHROMA_FACTOR = 1.6

/** @returns a colour that is to `to` what `color` is to `from`, in lightness, chroma and hue */
function shift(color: string, from: string, to: string): string {
  if (from === to) return color
  const [tone, base, target] = [color, from, to].map(toOklch) as [Tone, Tone, Tone]
  const isGrey = tone.c < GREY || base.c < GREY
  return toHex({
    mode: 'oklch',
    l: Math.min(0.99, Math.max(0.03, target.l + tone.l - base.l)),
    c: Math.min(tone.c / Math.max(base.c, GREY), MAX_CHROMA_FACTOR) * target.c,
    h: (target.h ?? 0) + (isGrey ? 0 : (tone.h ?? 0) - (base.h ?? 0)),
  })
}
type Tone = ReturnType<typeof toOklch>

/** @returns the colour behind a text */
const resolveBackground = (background: TextBackground, tones: CardColors['tones']): string => {
  if (typeof background === 'string') return tones[background]!
  const [over, alpha, under] = background
  return blend(tones[over]!, alpha, tones[under]!)
}

/** @returns the colours behind a text of a template */
export const getBackgrounds = ({ texts }: TemplateColors, text: string, tones: CardColors['tones']): string[] =>
  (texts[text] ?? []).map((background) => resolveBackground(background, tones))

const toOwnTones = ({ tones }: TemplateColors): Record<string, string> =>
  Object.fromEntries(Object.entries(tones).map(([name, [, color]]) => [name, color]))

/** @returns the tones in the colours of a palette, each text readable on what is behind it */
function toTones(colors: TemplateColors, shiftTone: (role: ColorRole, color: string) => string) {
  const tones = Object.fromEntries(
    Object.entries(colors.tones).map(([name, [role, color]]) => [name, shiftTone(role, color)]),
  )
  for (const text of Object.keys(colors.texts))
    tones[text] = ensureContrast(tones[text]!, getBackgrounds(colors, text, tones))
  return tones
}

const keepColor = (color: string): string => color

/**
 * @returns the colours of a card. An unknown palette is the first one, as for an invitation whose palette a later release has removed. The own accent
 * is moved until it can be read.
 */
export function createCardColors(template: number, { palette: id, accent }: ColorChoice = {}): CardColors {
  const colors = getTemplateColors(template)
  const [own] = colors.palettes
  const palette = (id === undefined ? undefined : findPalette(template, id)) ?? own
  if (palette === own && accent === undefined) return { tones: toOwnTones(colors), paint: keepColor }
  const createShift = (roles: Record<ColorRole, string>) => (role: ColorRole, color: string) =>
    shift(color, own[role], roles[role])
  const moveAccent = (chosen: string) =>
    ensureContrast(chosen, getBackgrounds(colors, 'accent', toTones(colors, createShift(palette))))
  const shiftTone = createShift(accent === undefined ? palette : { ...palette, accent: moveAccent(accent) })
  const tones = toTones(colors, shiftTone)
  const painted = new Map([
    ...Object.entries(colors.drawn).map(([color, role]) => [color, shiftTone(role, color)] as const),
    ...Object.entries(colors.tones).map(([name, [, color]]) => [color, tones[name]!] as const),
  ])
  for (const color of colors.kept ?? []) painted.delete(color)
  return { tones, paint: (color) => painted.get(color) ?? color }
}
