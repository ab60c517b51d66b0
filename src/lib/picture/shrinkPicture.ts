import { UPLOAD_LIMIT_BYTES } from '@shared/limits'
import { encodePicture } from './encodePicture'
import { getPictureFault, openPicture, PictureError } from './openPicture'

/** What the API accepts as it is. */
const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Makes a picture one that the API accepts: a file that is too large for it, or of another type, becomes a smaller JPEG.
 * @returns the file itself when it is small enough already
 * @throws PictureError when it cannot be used
 */
export async function shrinkPicture(file: File): Promise<File> {
  const fault = getPictureFault(file)
  if (fault) throw new PictureError(fault)
  if (file.size <= UPLOAD_LIMIT_BYTES && ACCEPTED_TYPES.includes(file.type)) return file
  const picture = await openPicture(file)
  try {
    return await encodePicture(picture.element, { x: 0, y: 0, ...picture }, file.name.replace(/(\.\w+)?$/, '.jpg'))
  } finally {
    picture.close()
  }
}
