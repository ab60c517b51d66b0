import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bearer, type ExchangeRequest } from './contract.ts'

const folder = join(import.meta.dirname, 'pictures')

/** @returns a picture of the folder as a file input gives it to the site */
export const readPicture = async (name: string, type = 'image/png'): Promise<Blob> =>
  new Blob([await readFile(join(folder, name))], { type })

/** @returns the request that uploads it as the multipart field `file` */
export const buildUpload = (
  name: string,
  type = 'image/png',
  target: Pick<ExchangeRequest, 'path' | 'headers'> = { path: '/uploads/background' },
): ExchangeRequest => ({
  method: 'POST',
  path: target.path,
  headers: { ...bearer, ...target.headers },
  build: (request) => request.multipartBody(type, join(folder, name), 'file', 'zaffa-contract-boundary'),
})
