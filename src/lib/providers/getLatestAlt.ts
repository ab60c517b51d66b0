import type { OwnPhoto } from '@/api/providers'

/** @returns what a photograph shows, in the words that its owner wrote last, approved or not */
export const getLatestAlt = ({ alt, newAlt }: Pick<OwnPhoto, 'alt' | 'newAlt'>): string | null => newAlt ?? alt
