import type { Context } from '../../deps.ts'
import { resolveShortCode } from './service.ts'
import { ApiError } from '../../errors.ts'
import type { Handlers } from '../../http/operations.ts'

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
