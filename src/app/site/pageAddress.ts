/** Query parameters that do not change a page: its language, and tracking parameters. */
const HARMLESS = /^(lang|utm_\w+|fbclid|gclid|ttclid|igshid|ref)$/

/** @returns the path with the part of the query that may change the page */
export function getPageAddress(pathname: string, search: string): string {
  const changing = [...new URLSearchParams(search)].filter(([name]) => !HARMLESS.test(name))
  return changing.length === 0 ? pathname : `${pathname}?${new URLSearchParams(changing).toString()}`
}

/** @returns the path and the query, which is empty without one */
export function splitAddress(address: string): [path: string, query: string] {
  const [path = '', query = ''] = address.split('?', 2)
  return [path, query]
}
