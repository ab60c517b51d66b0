import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn'

const toRgb = registerMode(modeRgb)
// Luminance is computed in linear light.
registerMode(modeLrgb)
const convert = registerMode(modeOklch)

/** The contrast that WCAG 2.2 asks of text (success criterion 1.4.3). */
export const MIN_CONTRAST = 4.5

/** @param color as `#rrggbb` */
export const toOklch = (color: string): Oklch => convert(color)!

/** @returns the colour as `#rrggbb`, with less chroma where a screen cannot show it */
export const toHex = (color: Oklch): string => formatHex(toRgb(clampChroma(color, 'oklch')))

/** @returns the lowest contrast of a colour with several backgrounds, 1 to 21 */
export const getContrast = (color: string, backgrounds: readonly string[]): number =>
  Math.min(...backgrounds.map((background) => wcagContrast(color, background)))

/** @returns a colour with another one over it; `alpha` is the opacity of that, 0 to 1 */
export function blend(over: string, alpha: number, under: string): string {
  const [top, bottom] = [toRgb(over)!, toRgb(under)!]
  const mix = (channel: 'r' | 'g' | 'b') => top[channel] * alpha + bottom[channel] * (1 - alpha)
  return formatHex({ mode: 'rgb', r: mix('r'), g: mix('g'), b: mix('b') })
}

const STEP = 0.01

/** @returns the colour, made lighter or darker by the least that gives it `MIN_CONTRAST` on all backgrounds; white or black where none does */
export function ensureContrast(color: string, backgrounds: readonly string[]): string {
  if (getContrast(color, backgrounds) >= MIN_CONTRAST) return color
  const { l, ...hue } = toOklch(color)
  const steps = Array.from({ length: Math.ceil(1 / STEP) }, (_, k) => (k + 1) * STEP)
  const candidates = steps.flatMap((step) => [l - step, l + step]).filter((lightness) => lightness > 0 && lightness < 1)
  const readable = candidates
    .map((lightness) => toHex({ ...hue, l: lightness }))
    .find((candidate) => getContrast(candidate, backgrounds) >= MIN_CONTRAST)
  return readable ?? (getContrast('#ffffff', backgrounds) > getContrast('#000000', backgrounds) ? '#ffffff' : '#000000')
}
