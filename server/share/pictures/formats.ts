/** The two pictures' sizes, in px, and the size of file that each must stay below. */
export const formats = {
  /** What a shared link shows; WhatsApp takes nothing larger. Some apps crop it to the square in its middle. */
  preview: { width: 1200, height: 630, limitBytes: 300_000 },
  /** For stories and groups, also on a phone's data. */
  picture: { width: 1080, height: 1350, limitBytes: 600_000 },
} as const

export type Format = keyof typeof formats
