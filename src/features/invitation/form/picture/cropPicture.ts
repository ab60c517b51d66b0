import { UPLOAD_LIMIT_BYTES } from '@shared/limits'
import { getUploadSize, type Area } from './cropMaths'
import { PictureError } from './openPicture'

const TYPE = 'image/jpeg'
/** JPEG qualities, tried in turn until the file is small enough. */
const QUALITIES = [0.9, 0.75, 0.5]

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
 * Encodes the crop as a JPEG that the API accepts.
 * @throws PictureError when the browser cannot encode it
 */
export async function cropPicture(picture: HTMLImageElement, area: Area, longest?: number): Promise<File> {
  const canvas = draw(picture, area, longest)
  for (const quality of QUALITIES) {
    const blob = await toBlob(canvas, quality)
    if (blob && blob.size <= UPLOAD_LIMIT_BYTES) return new File([blob], 'background.jpg', { type: TYPE })
  }
  throw new PictureError('damaged')
}
