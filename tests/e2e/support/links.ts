import { siteUrl } from './visit.ts'

interface Link {
  href: string
  target: string
  rel: string
}

const linksOfPage = (): Promise<Link[]> =>
  browser.execute(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href, target, rel }) => ({ href, target, rel })))

/** Answers of our own addresses; each is asked once in a browser's whole run. */
const asked = new Map<string, Promise<number>>()

function statusOf(address: string): Promise<number> {
  const known = asked.get(address) ?? fetch(address, { headers: { Accept: 'text/html' } }).then(({ status }) => status)
  asked.set(address, known)
  return known
}

/** An address whatever its language. The page for unknown slugs is the same for all of them, so its links name none (docs/decisions/0033-bounded-memory.md). */
function inAnyLanguage(address: string, unknownSlug: string | null): string {
  const url = new URL(address)
  url.searchParams.delete('lang')
  if (url.searchParams.get('slug') === unknownSlug) url.searchParams.set('slug', '')
  return url.origin + url.pathname + url.search
}

async function faultOf({ href, target, rel }: Link, here: string, ownStatus: number): Promise<string | null> {
  const url = new URL(href)
  if (url.protocol === 'mailto:') return /^[^@\s]+@[^@\s]+$/.test(decodeURIComponent(url.pathname)) ? null : `${href} is no e-mail address`
  if (url.protocol === 'tel:') return /^\+?[0-9]+$/.test(url.pathname) ? null : `${href} is no phone number`
  if (url.origin !== siteUrl()) {
    if (url.protocol !== 'https:') return `${href} leaves the site without https`
    return target === '_blank' && !rel.includes('noopener') ? `${href} opens a page that can reach back` : null
  }
  const status = await statusOf(url.origin + url.pathname + url.search)
  // A page that is not there is not there in the other language either.
  const unknownSlug = ownStatus === 404 ? new URL(here).searchParams.get('slug') : null
  const wanted = inAnyLanguage(href, unknownSlug) === inAnyLanguage(here, unknownSlug) ? ownStatus : 200
  return status === wanted ? null : `${href} answers ${status}`
}

/**
 * @param ownStatus what the open page itself answers
 * @returns what is wrong with the open page's links, one line each: our own must answer, places on the page must be there, others be safe
 */
export async function deadLinks(ownStatus: number): Promise<string[]> {
  const here = await browser.getUrl()
  const faults = await Promise.all((await linksOfPage()).map((link) => faultOf(link, here, ownStatus)))
  const lost = await browser.execute(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
      .map(({ hash }) => hash.slice(1))
      .filter((place) => place !== '' && !document.getElementById(decodeURIComponent(place)))
      .map((place) => `#${place} is not on the page`),
  )
  return [...faults.filter((fault) => fault !== null), ...lost]
}
