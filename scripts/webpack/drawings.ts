import { optimize, type Config } from 'svgo'

/** SVGO's own safe set, twice where it finds more; sizes and view boxes stay. */
export const svgoOptions: Config = { multipass: true }

/** @returns the drawing in as few bytes as keep it the same picture. */
export const tidyDrawing = (svg: string): string => optimize(svg, svgoOptions).data
