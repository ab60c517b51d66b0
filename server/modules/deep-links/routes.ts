import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Handlers } from '../../http/handlerTypes.ts'
import { resolveShortCode } from './service.ts'

/** Handlers for short links: the operator creates some on the command line, and each published invitation has one. */
export const createDeepLinkHandlers = (deps: AppDeps): Handlers<'resolveDeepLink'> => ({
  resolveDeepLink: async ({ params }) => {
    const fullUrl = await resolveShortCode(deps, params.shortCode)
    if (fullUrl === null) throw new ApiError('not_found')
    return { fullUrl }
  },
})
