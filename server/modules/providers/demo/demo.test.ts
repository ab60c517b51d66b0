import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ArgumentError, readArguments } from '../../../cli/arguments.ts'
import { startTestServer } from '../../../../tests/server/support/server.ts'
import type { TestServer } from '../../../../tests/server/support/server.ts'
import { addDemoProviders } from './addDemoProviders.ts'
import { demoProviders } from './providers.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const countProviders = async (query = '') => (await server.call('GET', `providers?${query}`)).body.total
/** @returns the distinct categories of the providers; the OpenAPI document has 17 */
const listCategories = (providers: Array<{ details: { serviceClasses: string[] } }>) =>
  new Set(providers.flatMap(({ details }) => details.serviceClasses))

it('adds 24 approved providers in all 17 categories to an empty directory once', async () => {
  expect(await countProviders()).toBe(0)
  expect(await addDemoProviders(server.app.context.db)).toBe(24)
  expect(await countProviders()).toBe(24)
  const categories = listCategories(demoProviders)
  expect(categories.size).toBe(17)
  for (const category of categories) expect(await countProviders(`category=${category}`)).toBeGreaterThan(0)
  expect(await countProviders(`area=${encodeURIComponent('القاهره')}`)).toBeGreaterThan(3)

  expect(await addDemoProviders(server.app.context.db)).toBe(0)
  expect(await countProviders()).toBe(24)
})

it('has only valid registrations without real contact details', async () => {
  for (const { details } of demoProviders) {
    const { status } = await server.call('POST', 'services/providers/registration', { body: details })
    expect([details.businessName, status]).toEqual([details.businessName, 201])
    expect(details.contactNumber).toMatch(/^010000000\d\d$/)
    expect([details.emailAddress, details.websiteOrSocialMedia]).toEqual([
      expect.stringMatching(/\.example$/),
      expect.stringMatching(/\.example$/),
    ])
  }
})

it('restores deleted providers and keeps edited ones', async () => {
  const { db } = server.app.context
  const [first, second] = demoProviders
  await db.deleteFrom('providers').where('id', '=', first!.id).execute()
  await db.updateTable('providers').set({ status: 'rejected' }).where('id', '=', second!.id).execute()
  expect(await addDemoProviders(db)).toBe(1)
  expect((await server.call('GET', `providers/${first!.id}`)).body).toMatchObject({
    ...first!.details,
    status: 'approved',
  })
  expect((await server.call('GET', `providers/${second!.id}`)).status).toBe(404)
})

describe('readArguments', () => {
  it('accepts no argument or --demo', () => {
    expect([readArguments([]), readArguments(['--demo'])]).toEqual([{ demo: false }, { demo: true }])
  })

  it.each([[['--dmeo']], [['demo']], [['--demo=yes']], [['--demo', '--port', '80']]])('rejects %j', (args) => {
    expect(() => readArguments(args)).toThrow(ArgumentError)
  })

  it('prints the allowed arguments and exits when they are wrong', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../../main.ts'), '--dmeo'])
    const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(output).toBe(
      'Zaffa cannot start with "--dmeo". The only argument is --demo, which puts sample providers into the directory: npm start -- --demo\n',
    )
    expect(code).toBe(1)
  })
})
