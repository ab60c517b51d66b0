interface Star {
  /** Percent of the sky's width and height. */
  x: number
  y: number
  size: number
}

/** Fixed positions: the same on the server, in the browser and on every visit. */
export const stars: readonly Star[] = Array.from({ length: 46 }, (_, k) => ({
  x: (k * 61.8 + 7) % 100,
  y: (k * 37.3 + 3) % 86,
  size: k % 9 === 0 ? 5 : k % 3 === 0 ? 2.6 : 1.4,
}))
