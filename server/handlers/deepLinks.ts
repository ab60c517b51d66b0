import type { Context } from '../context.ts'
import { resolveShortCode } from '../domain/deepLinks.ts'
import { ApiError } from '../errors.ts'
import type { Handlers } from './types.ts'

/** Short links: the operator's, made on the command line, and each published invitation's own. */
export function deepLinkHandlers({ db, config }: Context): Handlers<'resolveDeepLink'> {
  return {
    resolveDeepLink: async ({ params }) => {
      const fullUrl = await resolveShortCode(db, config, params.shortCode)
      if (fullUrl === null) throw new ApiError('not_found')
      return { fullUrl }
    },
  }
}
