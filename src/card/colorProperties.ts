import type { CardColors } from '@shared/palettes/cardColors'

const toDashes = (name: string): string => name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** @returns the three numbers of `#rrggbb`, 0 to 255 each, as `rgb()` reads them before its alpha */
const toChannels = (color: string): string =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(' ')

/** @returns the custom properties that the templates' style sheets read */
export const toColorProperties = ({ tones }: CardColors): Record<`--tone-${string}`, string> =>
  Object.fromEntries(Object.entries(tones).map(([name, color]) => [`--tone-${toDashes(name)}`, toChannels(color)]))
