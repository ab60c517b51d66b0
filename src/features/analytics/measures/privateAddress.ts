/** Parameters that are secrets: a private invitation's name, a reset link's token. They may stand in the address to go on to, too. */
const SECRET = /\b(?:slug|token)=/

/**
 * Whether an address is nobody's business. Vendors' scripts read the address by themselves, so that they are neither brought
 * nor told anything on such a page.
 */
export function isPrivateAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return /^\/dl\//i.test(pathname) || SECRET.test(search) || [...new URLSearchParams(search).values()].some((value) => SECRET.test(value))
}
