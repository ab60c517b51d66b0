import { getAccount } from '../../http/auth.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { readUploadedFile } from '../../http/uploadedFile.ts'
import { getBackground, storeBackground, type UploadDeps } from './service.ts'

/** Handlers for background pictures. The database stores them, so that one backup contains all data and processes share only the database. */
export const createUploadHandlers = (deps: UploadDeps): Handlers<'uploadBackground' | 'getBackground'> => ({
  uploadBackground: async (request) => {
    const { userId } = getAccount(request)
    return { backgroundImage: await storeBackground(deps, userId, await readUploadedFile(request)) }
  },

  getBackground: async (request, reply) => {
    const content = await getBackground(deps, request.params.file)
    return reply
      .type('image/webp')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'private, max-age=604800, immutable')
      .send(content)
  },
})
