import type { components } from '../../../../openapi/generated/types.ts'
import { API_PREFIX } from '../../../../shared/limits.ts'
import { PHOTO_SIZES } from '../../../config/limits.ts'
import type { Row } from '../../../database/schema.ts'

export type PhotoRow = Row<'provider_photos'>
export type OwnPhoto = components['schemas']['OwnPhoto']
export type PhotoFiles = components['schemas']['PhotoFiles']
export type PhotoSize = keyof typeof PHOTO_SIZES
export const PHOTO_SIZE_NAMES = Object.keys(PHOTO_SIZES) as PhotoSize[]

/** @returns the name of a photograph's file in its address and in a store */
export const getFileName = (fileId: string, size: PhotoSize): string => `${fileId}-${size}.webp`

/** @returns the parts of the name of a file; the OpenAPI document describes it */
export function parseFileName(name: string): { fileId: string; size: PhotoSize } {
  const [, fileId = '', size = ''] = /^(.+)-(\w+)\.webp$/.exec(name) ?? []
  return { fileId, size: size as PhotoSize }
}

/** Start of the paths of all photographs' files. */
export const PHOTOS_PATH = `${API_PREFIX}/uploads/photo/`

const getFiles = (fileId: string): PhotoFiles => {
  const getAddress = (size: PhotoSize) => PHOTOS_PATH + getFileName(fileId, size)
  return { small: getAddress('small'), medium: getAddress('medium'), large: getAddress('large') }
}

/** @returns a photograph as couples see it */
export const toPhotoWire = ({ id, alt, width, height, file_id: fileId }: PhotoRow) => ({
  id,
  alt,
  width,
  height,
  files: getFiles(fileId),
})

/** @returns a photograph as its owner and the operator see it */
export const toOwnPhotoWire = (row: PhotoRow): OwnPhoto => ({
  ...toPhotoWire(row),
  status: row.status as OwnPhoto['status'],
  newAlt: row.new_alt,
  refusal: row.refusal,
  files: row.status === 'refused' ? null : getFiles(row.file_id),
  createdAt: row.created_at,
})

/** @returns the photographs that couples see */
export const toListedPhotos = (rows: PhotoRow[]) => rows.filter(({ status }) => status === 'listed').map(toPhotoWire)
