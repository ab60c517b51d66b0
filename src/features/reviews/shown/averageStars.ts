import type { Stars } from '@/api/providers'

/** @returns the average of all stars of a review */
export function averageStars(stars: Stars): number {
  const all = Object.values(stars)
  return all.reduce((sum, star) => sum + star, 0) / all.length
}
