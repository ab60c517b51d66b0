import { PICTURE_SIDE_PX, UPLOAD_LIMIT_BYTES } from '@shared/limits'
import { PictureError } from './openPicture'

/** A rectangle in the picture's own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

const TYPE = 'image/jpeg'
/** JPEG qualities, tried in turn until the file is small enough. */
const QUALITIES = [0.9, 0.75, 0.5]

/** @returns the size of the upload: the area, scaled down to the limit, never up. */
export function getUploadSize(
  { width, height }: Pick<Area, 'width' | 'height'>,
  longest = PICTURE_SIDE_PX,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const toBlob = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, TYPE, quality)
  })

function draw(picture: HTMLImageElement, area: Area, longest?: number): HTMLCanvasElement {
  const { width, height } = getUploadSize(area, longest)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('damaged')
  // JPEG has no transparency: fill with the paper colour.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height)
  return canvas
}

/**
 * Encodes an area of a picture as a JPEG that the API accepts.
 * @param name of the file
 * @param longest the longer side at most, in px
 * @throws PictureError when the browser cannot encode it
 */
export async function encodePicture(
  picture: HTMLImageElement,
  area: Area,
  name: string,
  longest?: number,
): Promise<File> {
  const canvas = draw(picture, area, longest)
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, quality)
    if (blob && blob.size <= UPLOAD_LIMIT_BYTES) return new File([blob], name, { type: TYPE })
  }
  throw new PictureError('damaged')
}
