import { getSiteUrl } from './visit.ts'

interface Link {
  href: string
  target: string
  rel: string
}

const getPageLinks = (): Promise<Link[]> =>
  browser.execute(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href, target, rel }) => ({
      href,
      target,
      rel,
    })),
  )

/** Status of each own address; requested once per run. */
const statuses = new Map<string, Promise<number>>()

function fetchStatus(address: string): Promise<number> {
  const known =
    statuses.get(address) ?? fetch(address, { headers: { Accept: 'text/html' } }).then(({ status }) => status)
  statuses.set(address, known)
  return known
}

/** Removes the language. The page for unknown slugs is the same for all slugs, so its links contain none (docs/decisions/0033-bounded-memory-and-work.md). */
function removeLanguage(address: string, unknownSlug: string | null): string {
  const url = new URL(address)
  url.searchParams.delete('lang')
  if (url.searchParams.get('slug') === unknownSlug) url.searchParams.set('slug', '')
  return url.origin + url.pathname + url.search
}

async function findLinkProblem({ href, target, rel }: Link, here: string, ownStatus: number): Promise<string | null> {
  const url = new URL(href)
  if (url.protocol === 'mailto:')
    return /^[^@\s]+@[^@\s]+$/.test(decodeURIComponent(url.pathname)) ? null : `${href} is no e-mail address`
  if (url.protocol === 'tel:') return /^\+?[0-9]+$/.test(url.pathname) ? null : `${href} is no phone number`
  if (url.origin !== getSiteUrl()) {
    if (url.protocol !== 'https:') return `${href} leads to another site without https`
    return target === '_blank' && !rel.includes('noopener') ? `${href} opens a page with access to window.opener` : null
  }
  const status = await fetchStatus(url.origin + url.pathname + url.search)
  // A 404 page links to itself in the other language, which is also a 404.
  const unknownSlug = ownStatus === 404 ? new URL(here).searchParams.get('slug') : null
  const wanted = removeLanguage(href, unknownSlug) === removeLanguage(here, unknownSlug) ? ownStatus : 200
  return status === wanted ? null : `${href} responds ${status}`
}

/**
 * Checks the links of the open page: own addresses must exist, fragments must be on the page, other sites must be opened safely.
 * @param ownStatus status of the open page itself
 * @returns one line for each problem
 */
export async function findBrokenLinks(ownStatus: number): Promise<string[]> {
  const here = await browser.getUrl()
  const problems = await Promise.all((await getPageLinks()).map((link) => findLinkProblem(link, here, ownStatus)))
  const missing = await browser.execute(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(({ hash }) => hash.slice(1))
      .filter((place) => place !== '' && !document.getElementById(decodeURIComponent(place)))
      .map((place) => `#${place} is not on the page`),
  )
  return [...problems.filter((problem) => problem !== null), ...missing]
}
