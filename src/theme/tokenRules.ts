import { getTextStyles } from './textStyles.ts'
import { NAV_HEIGHT_PX, palette, radius } from './tokens.ts'

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const declare = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${toKebabCase(name)}:${value};`)
    .join('')

/** The text styles as values of `font`, e.g. `font: var(--h1)`. */
const declareTexts = (direction: 'ltr' | 'rtl'): string =>
  declare(
    Object.fromEntries(
      Object.entries(getTextStyles(direction)).map(([name, { fontWeight, fontSize, lineHeight, fontFamily }]) => [
        name,
        `${fontWeight} ${fontSize}/${lineHeight} ${fontFamily}`,
      ]),
    ),
  )

const sizes = {
  navHeight: `${NAV_HEIGHT_PX}px`,
  radiusControl: `${radius.control}px`,
  radiusCard: `${radius.card}px`,
}

/** The tokens as custom properties, which every page declares before its style sheets: colours, radii and fonts. */
export const tokenRules = `:root{${declare(palette)}${declare(sizes)}${declareTexts('ltr')}}:root[dir=rtl]{${declareTexts('rtl')}}`
