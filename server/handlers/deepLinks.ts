import type { Context } from '../context.ts'
import { ApiError } from '../errors.ts'
import type { Handlers } from './types.ts'

/** Short links; the operator makes them on the command line. */
export function deepLinkHandlers({ db }: Context): Handlers<'resolveDeepLink'> {
  return {
    resolveDeepLink: async ({ params }) => {
      const link = await db
        .selectFrom('deep_links')
        .select('full_url')
        .where('short_code', '=', params.shortCode)
        .executeTakeFirst()
      if (!link) throw new ApiError('not_found')
      return { fullUrl: link.full_url }
    },
  }
}
