import { optimize, type Config } from 'svgo'

/** SVGO's safe defaults, in several passes; sizes and view boxes are kept. */
export const svgoOptions: Config = { multipass: true }

/** @returns the drawing minified without a visible change */
export const tidyDrawing = (svg: string): string => optimize(svg, svgoOptions).data
