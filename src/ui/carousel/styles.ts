/** Arrows follow the text direction. */
export const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const
