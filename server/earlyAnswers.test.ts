import Fastify from 'fastify'
import { earlyAnswers } from './earlyAnswers.ts'

describe('earlyAnswers', () => {
  const early = earlyAnswers()
  const app = Fastify({ serverFactory: early.serverFactory, keepAliveTimeout: 1234 })
  let url: string
  beforeAll(async () => {
    app.get('/*', async () => 'the framework')
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())
  const text = async (path: string) => (await fetch(url + path)).text()

  it('leave everything to the framework until they are used', async () => {
    expect(await text('/ready')).toBe('the framework')
  })

  it('come before the framework, which takes what they leave', async () => {
    early.use(({ url: path }, response) => {
      if (path !== '/ready') return false
      response.end('early')
      return true
    })
    expect([await text('/ready'), await text('/else')]).toEqual(['early', 'the framework'])
  })

  it("keep the framework's setting", () => {
    expect(app.server.keepAliveTimeout).toBe(1234)
  })
})
