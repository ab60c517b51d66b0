import { PICTURE_SIDE_PX } from '@shared/limits'

/** A part of a picture, in the picture's own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The shape in which phones show the picture behind an invitation: width to height. */
export const CROP_ASPECT = 9 / 16

/** The largest part of that shape in the middle of a picture: what is used until the couple moves it. */
export function middleArea(width: number, height: number): Area {
  const wide = width / height > CROP_ASPECT
  const size = wide ? { width: height * CROP_ASPECT, height } : { width, height: width / CROP_ASPECT }
  return { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 }
}

/** The size of what is sent: the cropped part, made smaller when it is longer than the limit, and never larger. */
export function sentSize({ width, height }: Pick<Area, 'width' | 'height'>, longest = PICTURE_SIDE_PX): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
