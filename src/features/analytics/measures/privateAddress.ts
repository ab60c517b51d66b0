/** A short link, and the page whose fragment is the token of an invite. */
const PRIVATE_PATH = /^\/(?:dl\/|join\/?$)/i
/** Secret parameters: an invitation's slug, a reset token. They may also be in the URL to go on to. */
const SECRET = /\b(?:slug|token)=/

/** Whether a URL is private. Vendors' scripts read the URL themselves, so on such a page they are neither loaded nor called. */
export function isPrivateAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return (
    PRIVATE_PATH.test(pathname) ||
    SECRET.test(search) ||
    [...new URLSearchParams(search).values()].some((value) => SECRET.test(value))
  )
}
