import { invitation } from '../lib/couples.ts'
import { getGuestPageUrl, send } from '../lib/http.ts'
import { expectAtMost, expectExactly } from '../lib/figures.ts'
import { STORED_SLUG } from './origin.ts'
import type { Origin } from './origin.ts'

/** The names of the two invitations, which their pages contain. */
const VICTIM = 'كريم'
const OTHER = 'سامي'
const ENCODINGS = ['gzip, deflate, br', 'gzip', 'identity']
const AT_ONCE = 10
const ORIGIN_MS = 300
/** How much longer than the origin a response may take. */
const OWN_MS = 100
/** Addresses of which nothing is ever stored. */
const PRIVATE = ['/', '/login', '/g/k3v9xq2m7tdh4p8w5znb6cfgyj', '/api/v1/items']
/** Missing among addresses that are stored: visitors may wait for the first response. */
const MISSING = [getGuestPageUrl('', 'unknown'), '/static/gone.js']

/** @returns queries that a proxy and the server could read as different invitations or languages */
const listOddQueries = (victim: string, other: string): string[] => [
  `SLUG=${victim}&slug=${other}`,
  `slug=${other}&SLUG=${victim}`,
  `sl%75g=${other}&slug=${victim}`,
  `slug=${victim}&sl%75g=${other}`,
  `%73lug=${other}&slug=${victim}`,
  `slug=${other}&slug=${victim}`,
  `slug=${victim}&slug=${other}`,
  `slug=${other};slug=${victim}`,
  `slug=${other}#slug=${victim}`,
  `slug=${other}&x=y&slug=${victim}&lang=ar`,
  `+slug=${other}&slug=${victim}`,
  `slug[]=${victim}&slug=${other}`,
  `slug=${victim}&lang=EN`,
  `slug=${victim}&LANG=en`,
  `slug=${victim}&l%61ng=en`,
  `slug=${victim}&lang=fr&lang=en`,
  `slug=${victim}&lang=en&lang=ar`,
]

/** Visitors open odd addresses before the first guest: every guest must get the page that the server itself sends at the guest's address. */
export async function checkOddAddresses(proxyUrl: string, serverUrl: string, token: string): Promise<void> {
  const publish = async (groom: string): Promise<string> => {
    const json = { ...invitation, groom }
    const { text } = await send(`${serverUrl}/api/v1/invitations`, { method: 'POST', token, json })
    return encodeURIComponent((JSON.parse(text) as { slug: string }).slug)
  }
  let poisoned = 0
  let count = 0
  const [victim, other] = [await publish(VICTIM), await publish(OTHER)]
  for (const query of listOddQueries(victim, other))
    for (const encoding of ENCODINGS)
      for (const path of ['/Invitations/Invitation', '/Invitations/%49nvitation', '//Invitations/Invitation'])
        await send(`${proxyUrl}${path}?${query}`, { headers: { 'accept-encoding': encoding } })
  for (const language of ['', '&lang=ar', '&lang=en'])
    for (const encoding of ENCODINGS) {
      const headers = { 'accept-encoding': encoding }
      const address = (url: string) => `${getGuestPageUrl(url, decodeURIComponent(victim))}${language}`
      const [stored, own] = [await send(address(proxyUrl), { headers }), await send(address(serverUrl), { headers })]
      count += 1
      const getKey = (response: typeof own) => `${response.status} ${String(response.headers.etag)}`
      if (getKey(stored) !== getKey(own)) poisoned += 1
    }
  expectExactly(`poisoned pages, of ${count}`, poisoned, 0)
}

/** @returns the slowest of ten requests at once, in ms */
async function measureTogether(url: string): Promise<number> {
  const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => send(url)))
  return Math.max(...responses.map(({ ms }) => Math.round(ms)))
}

/** Visitors do not wait for each other where nothing is stored, and can neither say where they come from nor remove pages. */
export async function checkVisitors(proxyUrl: string, origin: Origin): Promise<void> {
  origin.setDelay(ORIGIN_MS)
  for (const path of PRIVATE)
    expectAtMost(`${AT_ONCE} at once: ${path}`, await measureTogether(proxyUrl + path), ORIGIN_MS + OWN_MS, 'ms')
  for (const path of MISSING)
    expectAtMost(`${AT_ONCE} at once: ${path}`, await measureTogether(proxyUrl + path), 2 * ORIGIN_MS + OWN_MS, 'ms')
  origin.setDelay(0)
  await send(`${proxyUrl}/`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expectExactly('believed X-Forwarded-For', Number(origin.getForwardedFor() !== '127.0.0.1'), 0)
  const page = getGuestPageUrl(proxyUrl, STORED_SLUG)
  await send(page)
  origin.takeCount()
  await send(page, { method: 'PURGE' })
  origin.takeCount()
  await send(page)
  expectExactly('requests after a PURGE of a visitor', origin.takeCount(), 0)
}
