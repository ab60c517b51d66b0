import { readConfig } from './config.ts'
import { runCommand } from './operator.ts'
import { startTestServer } from './testing/server.ts'
import type { TestServer } from './testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const admin = (...args: string[]) =>
  runCommand(args, server.app.context.db, readConfig({ MAIN_HOST: 'zaffa.example', PUBLIC_URL: 'https://zaffa.example' }))

const provider = {
  fullName: 'Mona Adel',
  businessName: 'Adasa Studio',
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  serviceClasses: ['photographer'],
}

it('approves and rejects providers, which alone puts them into the directory', async () => {
  const { id } = (await server.call('POST', 'services/providers/registration', { body: provider })).body
  expect(await admin('providers', 'list', '--status', 'pending')).toEqual([expect.stringContaining(id)])
  expect((await server.call('GET', 'providers')).body.total).toBe(0)
  expect(await admin('providers', 'approve', id)).toEqual(['Adasa Studio is approved.'])
  expect((await server.call('GET', 'providers')).body.items).toMatchObject([{ id, status: 'approved' }])
  expect(await admin('providers', 'reject', id)).toEqual(['Adasa Studio is rejected.'])
  expect((await server.call('GET', `providers/${id}`)).status).toBe(404)
})

it('shows the messages of the contact form', async () => {
  const body = { email: 'laila@example.com', name: 'Laila', message: 'One\nTwo' }
  await server.call('POST', 'contact', { body })
  const lines = await admin('messages', 'list')
  expect(lines[0]).toContain('Laila\tlaila@example.com')
  expect(lines.slice(1)).toEqual(['    One', '    Two'])
})

it('makes short links to our own hosts alone, which the API then resolves', async () => {
  const target = 'https://app.zaffa.example/register?referralCode=LAILA'
  expect(await admin('deep-links', 'create', 'eid27', target)).toEqual([
    `https://zaffa.example/dl/eid27 leads to ${target}`,
  ])
  expect((await server.call('GET', 'deep-links/eid27')).body).toEqual({ fullUrl: target })
  expect((await server.call('GET', 'deep-links/other')).status).toBe(404)
  expect(await admin('deep-links', 'list')).toEqual([`eid27\t${target}`])
  await expect(admin('deep-links', 'create', 'eid27', target)).rejects.toThrow('The code eid27 exists already.')
})

it.each([
  ['https://evil.example/app', 'on one of these hosts'],
  ['https://zaffa.example@evil.example/', 'on one of these hosts'],
  ['http://zaffa.example/', 'must begin with https://'],
  ['javascript:alert(1)', 'must begin with https://'],
  ['nonsense', 'must begin with https://'],
])('refuses a short link to %s', async (address, message) => {
  await expect(admin('deep-links', 'create', 'bad', address)).rejects.toThrow(message)
})

it.each([[[]], [['providers']], [['providers', 'approve']], [['providers', 'list', '--unknown']], [['deep-links', 'create', 'x']]])(
  'says how it is used for %j',
  async (args) => {
    await expect(admin(...args)).rejects.toThrow('Usage: npm run admin')
  },
)

it('names an unknown provider, status or code', async () => {
  await expect(admin('providers', 'approve', 'nobody')).rejects.toThrow('There is no provider nobody.')
  await expect(admin('providers', 'list', '--status', 'sleeping')).rejects.toThrow('--status must be one of')
  await expect(admin('deep-links', 'create', 'a b', 'https://zaffa.example/')).rejects.toThrow('CODE must be')
})
