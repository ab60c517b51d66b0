/** The sizes of the two pictures, in px. */
export const formats = {
  /** The link preview. Some apps crop it to the square in its centre. */
  preview: { width: 1200, height: 630 },
  /** For stories and groups. */
  picture: { width: 1080, height: 1350 },
} as const

export type Format = keyof typeof formats
