import { PICTURE_SIDE_PX } from '@shared/limits'

/** A rectangle in the picture's own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Aspect ratio (width / height) of the picture behind an invitation on phones. */
export const CROP_ASPECT = 9 / 16

/** @returns the largest centred rectangle of that ratio, the initial crop. */
export function getCentredArea(width: number, height: number): Area {
  const wide = width / height > CROP_ASPECT
  const size = wide ? { width: height * CROP_ASPECT, height } : { width, height: width / CROP_ASPECT }
  return { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 }
}

/** @returns the size of the upload: the crop, scaled down to the limit, never up. */
export function getUploadSize(
  { width, height }: Pick<Area, 'width' | 'height'>,
  longest = PICTURE_SIDE_PX,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
