import type { PageQuery } from '../../../shared/sitePage.ts'
import type { AppDeps } from '../../deps.ts'
import { describeListed } from '../providers/edits.ts'
import { getVisibleProvider, searchDirectory } from '../providers/service.ts'

export type DirectorySearch = Parameters<typeof searchDirectory>[1]

/**
 * @returns what the API responds to the request of a page, for a visitor without a session. No view is counted: the browser makes the request of a
 *   provider again, robots and link previews do not.
 * @throws ApiError not_found
 */
export async function fetchResponse(deps: AppDeps, query: PageQuery<DirectorySearch>): Promise<unknown> {
  if (query.endpointName === 'getProvider') {
    const { row } = await getVisibleProvider(deps, query.arg.id.toLowerCase(), undefined)
    return describeListed(deps.db, row)
  }
  const { rows, total } = await searchDirectory(deps, query.arg)
  const { page, pageSize } = query.arg
  return { items: rows, page, pageSize, total }
}
