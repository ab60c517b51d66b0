export type PageQuery = { page?: number; pageSize?: number } | undefined

/** @returns the page of a request; validation has set the defaults of the OpenAPI document */
export const toPageRequest = (query: PageQuery): { page: number; pageSize: number } => ({
  page: query?.page ?? 1,
  pageSize: query?.pageSize ?? 20,
})
