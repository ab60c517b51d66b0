/** The music of the invitations: an original melody in maqam Bayati on D, eight bars that form a loop. */

/** Cents above the tonic; the second degree is the half-flat of the maqam. */
export const BAYATI = [0, 150, 300, 500, 700, 800, 1000, 1200, 1350, 1500] as const
export const TONIC_HZ = 146.83
export const EIGHTH_SECONDS = 0.375
export const EIGHTHS_PER_BAR = 8

/** A degree of the maqam (null for a rest) and its duration in eighths. */
export type Step = readonly [degree: number | null, eighths: number]

export const melody: readonly (readonly Step[])[] = [
  [
    [0, 2],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 1],
    [3, 1],
  ],
  [
    [2, 1],
    [3, 1],
    [2, 1],
    [1, 1],
    [0, 2],
    [1, 1],
    [2, 1],
  ],
  [
    [3, 2],
    [4, 1],
    [5, 1],
    [4, 2],
    [3, 1],
    [4, 1],
  ],
  [
    [3, 1],
    [2, 1],
    [3, 1],
    [1, 1],
    [2, 2],
    [null, 2],
  ],
  [
    [4, 2],
    [6, 1],
    [7, 1],
    [6, 1],
    [5, 1],
    [4, 2],
  ],
  [
    [5, 1],
    [4, 1],
    [3, 1],
    [4, 1],
    [5, 2],
    [4, 2],
  ],
  [
    [3, 1],
    [4, 1],
    [3, 1],
    [2, 1],
    [1, 2],
    [2, 1],
    [3, 1],
  ],
  [
    [2, 1],
    [1, 1],
    [0, 1],
    [1, 1],
    [0, 4],
  ],
]

/** The bass note under each bar, in degrees one octave below. */
export const bass: readonly number[] = [0, 0, 3, 2, 4, 3, 3, 0]

/** The rhythm Maqsum, in eighths of the bar: low strokes and high ones. */
export const dum: readonly number[] = [0, 4]
export const tek: readonly number[] = [1, 3, 6]
