import { runBeforePages } from './initScripts.ts'

type Connection = 'up' | 'dropping' | 'down'

const setConnection = (connection: Connection): Promise<void> =>
  browser.execute((value) => {
    ;(window as unknown as { connection: string }).connection = value
  }, connection)

/** From the next page on, `dropDuringPost` can drop the connection of the page. @returns a function that ends this */
export const prepareConnection = (): Promise<() => Promise<void>> =>
  runBeforePages(`(() => {
    const { fetch } = window
    window.fetch = async (request, ...rest) => {
      if (window.connection === 'down') throw new TypeError('Failed to fetch')
      const response = await fetch(request, ...rest)
      if (window.connection !== 'dropping' || request.method !== 'POST') return response
      window.connection = 'down'
      throw new TypeError('Failed to fetch')
    }
  })()`)

/** The next POST reaches the server, but its response is lost, and no request after it reaches the server. */
export const dropDuringPost = (): Promise<void> => setConnection('dropping')

/** Ends what `dropDuringPost` has begun. The browser says so, as it does when the network is back. */
export async function restoreConnection(): Promise<void> {
  await setConnection('up')
  await browser.execute(() => void window.dispatchEvent(new Event('online')))
}
