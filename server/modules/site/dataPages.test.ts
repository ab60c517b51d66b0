import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createSmallBuild } from '../../../tests/server/support/build.ts'
import { registerCouple, startBuiltServer, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startBuiltServer()))
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}, at = server) =>
  at.call('GET', path, { headers: { accept: 'text/html', ...headers } })

async function addProvider(
  changes: Record<string, unknown> = {},
  status = 'approved',
  by: Pick<Couple, 'call'> = server,
) {
  const body = {
    fullName: 'Mona Adel',
    contactNumber: '01012345678',
    emailAddress: `${randomUUID()}@example.com`,
    serviceClasses: ['dj'],
    ...changes,
  }
  const { id } = (await by.call('POST', 'services/providers/registration', { body })).body
  await server.app.context.db.updateTable('providers').set({ status }).where('id', '=', id).execute()
  return id as string
}

const getHeading = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]
const getTimes = (text: string) => Number(/rendered (\d+)/.exec(text)?.[1])
const getData = (text: string) =>
  JSON.parse(/<script type="application\/json" id="zaffa-data">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null')
const isApplication = (text: string) => text.includes('<title>site</title>')

describe('the page of a provider', () => {
  it('contains what the API responds, for the scripts too', async () => {
    const id = await addProvider({ fullName: 'Sara & Ali' })
    const { status, text } = await get(`/providers/${id}`)
    expect([status, getHeading(text)]).toEqual([
      200,
      expect.stringMatching(/^Sara & Ali\|ar\|false\|https:\/\/zaffa.example\|/),
    ])
    const provider = (await server.call('GET', `providers/${id}`)).body
    expect(getData(text)).toEqual({ endpointName: 'getProvider', arg: { id }, value: provider })
    expect(text).toContain('"publicUrl":"https://zaffa.example"')
  })

  it.each([
    ['the browser', '', { 'accept-language': 'en' }, 'en|false'],
    ['the address', '?lang=en', {}, 'en|true'],
    ["the visitor's choice", '?lang=ar', { cookie: 'zaffa-locale=en' }, 'en|false'],
  ])('is in the language of %s', async (_name, query, headers, words) => {
    const { text, headers: sent } = await get(`/providers/${await addProvider()}${query}`, headers)
    expect(getHeading(text)).toContain(`|${words}|`)
    expect(sent.vary).toBe('Accept-Encoding, Accept-Language, Cookie')
  })

  it('is rendered once until its data changes', async () => {
    const id = await addProvider()
    const first = await get(`/providers/${id}`)
    const again = await get(`/providers/${id}?utm_source=wa`, { 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
    await server.app.context.db.updateTable('providers').set({ full_name: 'Nada' }).where('id', '=', id).execute()
    const changed = await get(`/providers/${id}`, { 'if-none-match': String(first.headers.etag) })
    expect([changed.status, getHeading(changed.text)]).toEqual([200, expect.stringContaining('Nada')])
    expect(getTimes(changed.text)).toBe(getTimes(first.text) + 1)
  })

  it('has the policy of its inline parts, and is revalidated', async () => {
    const { headers } = await get(`/providers/${await addProvider()}`)
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^;]+;style-src [^;]+'sha256-/)
    expect(headers['content-security-policy']).toContain("style-src-attr 'unsafe-inline'")
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-cache', undefined])
  })

  it('counts no view, which the request of the browser does', async () => {
    const id = await addProvider()
    await get(`/providers/${id}`)
    await server.app.context.viewCounter.store()
    const weeks = () =>
      server.app.context.db.selectFrom('provider_weeks').where('provider_id', '=', id).selectAll().execute()
    expect(await weeks()).toEqual([])
    await server.call('GET', `providers/${id}`)
    await server.app.context.viewCounter.store()
    expect(await weeks()).toMatchObject([{ views: 1 }])
  })

  it.each(['pending', 'rejected'])(
    'is the application with status 404 while it is %s, also for its owner',
    async (state) => {
      const owner = await registerCouple(server)
      const { status, text, headers } = await get(`/providers/${await addProvider({}, state, owner)}`, {
        cookie: owner.cookie,
      })
      expect([status, isApplication(text), headers['x-robots-tag']]).toEqual([404, true, 'noindex'])
    },
  )

  it.each([randomUUID(), 'nobody', '%00', 'a%20b'])(
    'is the application with status 404 for the unknown id %s',
    async (id) => {
      const { status, text } = await get(`/providers/${id}`)
      expect([status, isApplication(text)]).toEqual([404, true])
    },
  )
})

describe('the directory', () => {
  it('contains the providers of the search', async () => {
    await addProvider({ fullName: 'Zahraa Fathy' })
    const { status, text } = await get('/providers/directory?q=zahraa')
    expect([status, getHeading(text)]).toEqual([200, expect.stringMatching(/^Zahraa Fathy\|ar/)])
    const found = (await server.call('GET', 'providers?q=zahraa&page=1&pageSize=12')).body
    expect(getData(text)).toEqual({
      endpointName: 'listProviders',
      arg: { q: 'zahraa', page: 1, pageSize: 12 },
      value: found,
    })
  })
})

describe('a page that cannot be rendered', () => {
  it('is the application, which makes the request itself', async () => {
    const { status, text, headers } = await get(`/providers/${await addProvider({ fullName: 'unrenderable' })}`)
    expect([status, isApplication(text), headers['x-robots-tag']]).toEqual([200, true, undefined])
    expect(server.getLog()).toContain('a page cannot be rendered')
  })

  it('is the application without the database', async () => {
    const own = await startBuiltServer()
    await own.app.context.db.destroy()
    const { status, text } = await get(`/providers/${randomUUID()}`, {}, own)
    expect([status, isApplication(text)]).toEqual([200, true])
    await own.close()
  })

  it('is the application without the rendering module', async () => {
    const build = await createSmallBuild()
    await rm(join(build.distDir, 'render/site.mjs'))
    const own = await startTestServer({ distDir: build.distDir })
    expect((await get(`/providers/${randomUUID()}`, {}, own)).status).toBe(200)
    expect(own.getLog()).toContain('pages are not rendered on request')
    await own.close()
    await build.remove()
  })

  it('is the application while more are requested than the server renders', async () => {
    const responses = await Promise.all(
      Array.from({ length: 80 }, (_, nth) => get(`/providers/directory?q=nobody-${nth}`)),
    )
    const applications = responses.filter(({ text }) => isApplication(text))
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
    expect(applications.length).toBeGreaterThanOrEqual(1)
    expect(applications.length).toBeLessThan(80)
  })
})
