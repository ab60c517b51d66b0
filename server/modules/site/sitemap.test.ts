import { startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'
import { addDemoProviders } from '../providers/demo/addDemoProviders.ts'
import { createSitemap } from './sitemap.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const create = (limit: number) =>
  createSitemap({
    db: server.app.context.db,
    siteUrl: 'https://zaffa.example',
    pages: ['/', '/about', '/items'],
    limit,
  })

async function readPart(limit: number, part: number): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of create(limit).writePart(part)) pieces.push(piece)
  return [...pieces.join('').matchAll(/<loc>https:\/\/zaffa.example(.*?)<\/loc>/g)].map(([, path = '']) => path)
}

describe('the sitemap', () => {
  it('is one file with the pages without providers', async () => {
    expect([await create(10).countParts(), await readPart(10, 1)]).toEqual([1, ['/', '/about', '/items']])
  })

  it.each([1, 2, 10, 27, 50])('has each page and approved provider once in parts of %s', async (limit) => {
    const { db } = server.app.context
    await addDemoProviders(db)
    const approved = await db.selectFrom('providers').select('id').where('status', '=', 'approved').execute()
    const parts = await create(limit).countParts()
    const paths = await Promise.all(Array.from({ length: parts }, (_, nth) => readPart(limit, nth + 1)))
    expect(parts).toBe(Math.ceil((3 + approved.length) / limit))
    expect(Math.max(...paths.map((part) => part.length))).toBeLessThanOrEqual(limit)
    expect(paths.flat().toSorted((one, other) => one.localeCompare(other))).toEqual(
      ['/', '/about', '/items', ...approved.map(({ id }) => `/providers/${id}`)].toSorted((one, other) =>
        one.localeCompare(other),
      ),
    )
  })

  it('lists its parts', () => {
    expect(
      create(10)
        .buildIndex(2)
        .match(/https:\/\/zaffa.example[^<]*/g),
    ).toEqual(['https://zaffa.example/sitemap-1.xml', 'https://zaffa.example/sitemap-2.xml'])
  })

  it('has a part at its own address, and none after the last', async () => {
    const { status, text } = await server.call('GET', '/sitemap-1.xml')
    expect([status, text]).toEqual([200, expect.stringContaining('<urlset')])
    for (const part of ['0', '2', 'x', '1.5'])
      expect((await server.call('GET', `/sitemap-${part}.xml`, { headers: { accept: '*/*' } })).status).not.toBe(200)
  })
})
