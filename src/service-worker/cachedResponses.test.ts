/** Node has no location and no events of its own.
 * @jest-environment jest-fixed-jsdom
 */
import { getShellAddress } from '@shared/serviceWorker'
import { createResponseCheck } from './cachedResponses'

const check = createResponseCheck('r1')
const HTML = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const SCRIPT = { headers: { 'content-type': 'text/javascript' } }

async function isStored(address: string, response: Response): Promise<boolean> {
  const request = new Request(`http://localhost${address}`)
  return (await check.cacheWillUpdate!({ request, response } as never)) !== null
}
const shell = () => new Response('<script type="application/json" id="zaffa-config">{}</script>', HTML)

describe('what the service worker stores', () => {
  it('is what the server has sent', async () => {
    expect(await isStored('/static/js/main.js', new Response('run()', SCRIPT))).toBe(true)
    expect(await isStored(getShellAddress('r1'), shell())).toBe(true)
  })

  it.each([
    [
      'a page of a captive portal in place of a script',
      '/static/js/main.js',
      () => new Response('<h1>Hotel</h1>', HTML),
    ],
    [
      'a page of a captive portal in place of the shell',
      getShellAddress('r1'),
      () => new Response('<h1>Hotel</h1>', HTML),
    ],
    ['the shell of another revision', getShellAddress('r2'), shell],
    ['an error', '/static/js/main.js', () => new Response('Not found', { ...SCRIPT, status: 404 })],
    ['a part', '/static/media/song.mp3', () => new Response('la', { status: 206 })],
  ])('is not %s', async (_what, address, createResponse) => {
    expect(await isStored(address, createResponse())).toBe(false)
  })

  it('is not what another address has sent', async () => {
    const response = new Response('run()', SCRIPT)
    Object.defineProperty(response, 'redirected', { value: true })
    expect(await isStored('/static/js/main.js', response)).toBe(false)
  })
})
