import type { Page, PageRequest } from '../database/pages.ts'

export type PageQuery = { page?: number; pageSize?: number } | undefined

/** @returns the page of a request; validation has set the defaults of the OpenAPI document */
const toPageRequest = (query: PageQuery): PageRequest => ({
  page: query?.page ?? 1,
  pageSize: query?.pageSize ?? 20,
})

/** @returns the body of a page of results, which `toItem` formats; without it they are in the API's format already */
export function buildPageBody<Item>(
  query: PageQuery,
  find: (page: PageRequest) => Promise<Page<Item>>,
): Promise<PageRequest & { items: Item[]; total: number }>
export function buildPageBody<Found, Item>(
  query: PageQuery,
  find: (page: PageRequest) => Promise<Page<Found>>,
  toItem: (row: Found) => Item,
): Promise<PageRequest & { items: Item[]; total: number }>
export async function buildPageBody<Found>(
  query: PageQuery,
  find: (page: PageRequest) => Promise<Page<Found>>,
  toItem: (row: Found) => unknown = (row) => row,
): Promise<PageRequest & { items: unknown[]; total: number }> {
  const page = toPageRequest(query)
  const { rows, total } = await find(page)
  return { items: rows.map(toItem), ...page, total }
}
