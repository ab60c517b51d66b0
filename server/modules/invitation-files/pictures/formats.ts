/** The two pictures' sizes, in px. */
export const formats = {
  /** What a shared link shows. Some apps crop it to the square in its middle. */
  preview: { width: 1200, height: 630 },
  /** For stories and groups. */
  picture: { width: 1080, height: 1350 },
} as const

export type Format = keyof typeof formats
