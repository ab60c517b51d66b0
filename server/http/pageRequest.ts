import type { Page, PageRequest } from '../database/pages.ts'

export type PageQuery = { page?: number; pageSize?: number } | undefined

/** @returns the page of a request; validation has set the defaults of the OpenAPI document */
const toPageRequest = (query: PageQuery): PageRequest => ({
  page: query?.page ?? 1,
  pageSize: query?.pageSize ?? 20,
})

/** @returns the body of a page of results */
export async function buildPageBody<Found, Item>(
  query: PageQuery,
  find: (page: PageRequest) => Promise<Page<Found>>,
  toItem: (row: Found) => Item,
): Promise<PageRequest & { items: Item[]; total: number }> {
  const page = toPageRequest(query)
  const { rows, total } = await find(page)
  return { items: rows.map(toItem), ...page, total }
}
