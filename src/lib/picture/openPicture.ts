import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '@/config/limits'

/** Why a file cannot be used. */
export type PictureFault = 'notPicture' | 'tooHeavy' | 'tooManyPixels' | 'heic' | 'damaged'

/** A decoded picture, upright. `close` frees its memory. */
export interface OpenPicture {
  url: string
  element: HTMLImageElement
  width: number
  height: number
  close: () => void
}

export class PictureError extends Error {
  readonly fault: PictureFault

  constructor(fault: PictureFault) {
    super(fault)
    this.fault = fault
  }
}

const HEIC_NAME = /\.(heic|heif)$/i
const HEIC_TYPE = /^image\/hei[cf]/
const RASTER = /^image\/(?!svg)/

const isHeic = ({ name, type }: File): boolean => HEIC_TYPE.test(type) || HEIC_NAME.test(name)

/** @returns why a file is rejected by its type and size, before decoding. */
export function getPictureFault(file: File): PictureFault | null {
  if (!RASTER.test(file.type) && !isHeic(file)) return 'notPicture'
  return file.size > PICTURE_MAX_BYTES ? 'tooHeavy' : null
}

async function load(url: string): Promise<HTMLImageElement> {
  const element = new Image()
  await new Promise((resolve, reject) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', reject)
    element.src = url
  })
  return element
}

/**
 * Decodes a file. Its dimensions are checked before decoding, because pixels can fill a phone's memory.
 * @throws PictureError when it cannot be used
 */
export async function openPicture(file: File): Promise<OpenPicture> {
  const fault = getPictureFault(file)
  if (fault) throw new PictureError(fault)
  const url = URL.createObjectURL(file)
  const close = () => URL.revokeObjectURL(url)
  try {
    const element = await load(url)
    const { naturalWidth: width, naturalHeight: height } = element
    if (width * height > PICTURE_MAX_PIXELS) throw new PictureError('tooManyPixels')
    await element.decode()
    return { url, element, width, height, close }
  } catch (error) {
    close()
    throw error instanceof PictureError ? error : new PictureError(isHeic(file) ? 'heic' : 'damaged')
  }
}
