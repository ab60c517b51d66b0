import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bearer, type ExchangeRequest } from './contract.ts'

const folder = join(import.meta.dirname, 'pictures')

/** A picture of the folder, as a person's browser gives it to the app. */
export const picture = async (name: string, type = 'image/png'): Promise<Blob> => new Blob([await readFile(join(folder, name))], { type })

/** The request that uploads it, as the multipart field `file`. */
export const upload = (name: string, type = 'image/png'): ExchangeRequest => ({
  method: 'POST',
  path: '/uploads/background',
  headers: bearer,
  build: (request) => request.multipartBody(type, join(folder, name), 'file', 'zaffa-contract-boundary'),
})
