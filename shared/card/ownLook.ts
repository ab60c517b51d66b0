import { findFontPair } from '../fontPairs.ts'
import { findPalette } from '../palettes/cardColors.ts'
import type { Card } from './card.ts'

/** @returns the card without a palette and a font pair that only another template has */
export function keepOwnLook<Kept extends Pick<Card, 'palette' | 'fontPair'>>(card: Kept, template: number): Kept {
  const { palette, fontPair, ...others } = card
  return {
    ...others,
    ...(palette !== undefined && findPalette(template, palette) ? { palette } : {}),
    ...(fontPair !== undefined && findFontPair(template, fontPair) ? { fontPair } : {}),
  } as Kept
}
