/** The keel arch of the mashrabiya: its head, in a box of 400 × 220. */
export const ARCH_WIDTH = 400
export const ARCH_HEAD_HEIGHT = 220

/** The outer line of the head, from its left foot to its right foot. */
export const archLine = 'M0 220V214C0 128 62 92 122 64C162 45 190 30 200 2C210 30 238 45 278 64C338 92 400 128 400 214'
/** The filled area of the head. */
export const archHead = `${archLine}V220Z`
/** The second, thinner line inside. */
export const archInnerLine =
  'M12 220V216C12 136 70 101 128 74C166 56 192 40 200 24C208 40 234 56 272 74C330 101 388 136 388 216V220'
