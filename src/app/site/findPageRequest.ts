import { matchPath } from 'react-router-dom'
import { paths } from '@shared/routes'
import type { PageQuery, PageRequest } from '@shared/sitePage'
import type { ListProvidersApiArg } from '@/api/providers'
import { readSearch, toQuery } from '@/features/providers/directory/search'
import { getPageAddress, splitAddress } from './pageAddress'

/** The request that the page of a path makes in the browser: its argument is the key of the response in the cache. */
function findQuery(path: string, query: string): PageQuery<ListProvidersApiArg> | undefined {
  if (matchPath(paths.directory, path))
    return { endpointName: 'listProviders', arg: toQuery(readSearch(new URLSearchParams(query))) }
  const id = matchPath(`${paths.providers}/:id`, path)?.params.id
  return id === undefined ? undefined : { endpointName: 'getProvider', arg: { id } }
}

/** @returns the request of a page that is rendered with its data; undefined for any other page */
export function findPageRequest(url: string): PageRequest<ListProvidersApiArg> | undefined {
  const [path, query] = splitAddress(url)
  const found = findQuery(path, query)
  return found && { address: getPageAddress(path, query), query: found }
}
