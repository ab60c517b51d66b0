import autocannon from 'autocannon'

/** Guests at the same time, and how long each round lasts, in s. */
const CONNECTIONS = 50
const ROUND_S = 6

/** @returns requests per second that were answered with 200, brotli accepted as browsers do. */
export async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: ROUND_S, headers: { 'accept-encoding': 'br' } })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`)
  return result.requests.average
}
