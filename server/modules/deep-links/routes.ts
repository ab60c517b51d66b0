import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Handlers } from '../../http/operations.ts'
import { resolveShortCode } from './service.ts'

/** Short links: the operator's, created on the command line, and one for each published invitation. */
export const deepLinkHandlers = (deps: AppDeps): Handlers<'resolveDeepLink'> => ({
  resolveDeepLink: async ({ params }) => {
    const fullUrl = await resolveShortCode(deps, params.shortCode)
    if (fullUrl === null) throw new ApiError('not_found')
    return { fullUrl }
  },
})
