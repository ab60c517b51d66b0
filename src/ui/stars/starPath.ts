/** A star of five points, symmetric, within a square of STAR_SIDE. */
export const STAR_PATH = 'M12 2.6l2.9 6.1 6.7.8-4.9 4.6 1.3 6.6-6-3.3-6 3.3 1.3-6.6-4.9-4.6 6.7-.8z'
export const STAR_SIDE = 24
