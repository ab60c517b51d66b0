import type { Area } from '@/lib/picture/encodePicture'

/** Aspect ratio (width / height) of the picture behind an invitation on phones. */
export const CROP_ASPECT = 9 / 16

/** @returns the largest centred rectangle of that ratio, the initial crop. */
export function getCentredArea(width: number, height: number): Area {
  const wide = width / height > CROP_ASPECT
  const size = wide ? { width: height * CROP_ASPECT, height } : { width, height: width / CROP_ASPECT }
  return { ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 }
}
