import { readConfig } from '../config/config.ts'
import { runCommand } from './commands.ts'
import { registerCouple, startTestServer, registerVerifiedCouple } from '../../tests/server/support/server.ts'
import type { TestServer } from '../../tests/server/support/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const run = (...args: string[]) =>
  runCommand(
    args,
    server.app.context.db,
    readConfig({ MAIN_HOST: 'zaffa.example', PUBLIC_URL: 'https://zaffa.example' }),
  )

const provider = {
  fullName: 'Mona Adel',
  businessName: 'Adasa Studio',
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  serviceClasses: ['photographer'],
}

it('lists only approved providers in the directory', async () => {
  const { id } = (await server.call('POST', 'services/providers/registration', { body: provider })).body
  expect(await run('providers', 'list', '--status', 'pending')).toEqual([expect.stringContaining(id)])
  expect((await server.call('GET', 'providers')).body.total).toBe(0)
  expect(await run('providers', 'approve', id, '1')).toEqual(['Adasa Studio is approved.'])
  expect((await server.call('GET', 'providers')).body.items).toMatchObject([{ id, status: 'approved' }])
  expect(await run('providers', 'reject', id)).toEqual(['Adasa Studio is rejected.'])
  expect((await server.call('GET', `providers/${id}`)).status).toBe(404)
})

it('approves only the listed version of a provider', async () => {
  const couple = await registerCouple(server)
  const { id } = (await couple.call('POST', 'services/providers/registration', { body: provider })).body
  const listed = (await run('providers', 'list', '--status', 'pending'))
    .find((line) => line.startsWith(id))!
    .split('\t')[1]!
  await couple.call('PUT', `providers/${id}`, { body: { ...provider, businessName: 'Something else', version: 1 } })
  await expect(run('providers', 'approve', id, listed)).rejects.toThrow(`Provider ${id} is at version 2, not 1`)
  expect((await couple.call('GET', `providers/${id}`)).body.status).toBe('pending')
  expect(await run('providers', 'approve', id, '2')).toEqual(['Something else is approved.'])
})

it('lists contact messages with the facts about the visitor', async () => {
  const body = {
    email: 'laila@example.com',
    name: 'Laila',
    message: 'One\nTwo',
    platform: 'Web',
    os: 'Android 15',
    countryId: 'EG',
  }
  await server.call('POST', 'contact', { body })
  const lines = await run('messages', 'list')
  expect(lines[0]).toContain('Laila\tlaila@example.com')
  expect(lines.slice(1)).toEqual(['    (countryId=EG, platform=Web, os=Android 15)', '    One', '    Two'])
  expect(JSON.parse((await run('messages', 'list', '--json'))[0]!)).toMatchObject([
    { name: 'Laila', message: 'One\nTwo', os: 'Android 15', ip: null },
  ])
})

it('lists and exports leads and newsletter readers', async () => {
  const lead = { email: 'hero@example.com', phone: '+201012345678' }
  await server.call('POST', 'identity/landing-signin', { body: lead })
  expect(await run('leads', 'list')).toEqual([
    expect.stringMatching(/^2026-11-21T\S+\thero@example.com\t\+201012345678$/),
  ])
  expect(JSON.parse((await run('leads', 'list', '--json'))[0]!)).toMatchObject([lead])
  expect(await run('leads', 'list', '--csv')).toEqual([
    '"createdAt","email","phone"',
    expect.stringMatching(/,"hero@example.com","'\+201012345678"$/),
  ])
  expect(await run('newsletter', 'list')).toEqual(['Nobody has asked for the newsletter.'])
  const couple = await registerVerifiedCouple(server, 'reader@example.com')
  await couple.call('PUT', 'users/profile', { body: { firstName: 'ليلى', newsletter: true, version: 1 } })
  expect(await run('newsletter', 'list')).toEqual(['reader@example.com\tverified\tليلى\t\t'])
})

it("escapes terminal sequences, line breaks and formulas in visitors' input", async () => {
  const { db } = server.app.context
  const hostile = '=cmd()\u001b[2J\u009b1m\r\n2026-01-01T00:00:00.000Z\tForged\u202e\u{e0041}'
  const row = {
    id: 'hostile',
    email: 'x@example.com',
    email_key: 'x',
    name: hostile,
    phone: null,
    message: `${hostile}\u001b]0;x\u0007`,
    source: hostile,
    visitor: JSON.stringify({ os: hostile }),
    created_at: '2099',
  }
  await db.insertInto('contact_messages').values(row).execute()
  await db
    .insertInto('leads')
    .values({ id: 'hostile', email: hostile, email_key: 'x', phone: hostile, created_at: '2099' })
    .execute()
  const { id } = (await server.call('POST', 'services/providers/registration', { body: provider })).body
  await db.updateTable('providers').set({ full_name: hostile, business_name: null }).where('id', '=', id).execute()
  for (const format of [[], ['--json'], ['--csv']]) {
    for (const group of ['messages', 'leads', 'providers']) {
      const lines = await run(group, 'list', ...format)
      expect(lines.join('')).not.toMatch(/[^\P{C}\t\u200C\u200D]/u)
      expect(lines.filter((line) => line.startsWith('2026-01-01'))).toEqual([])
    }
  }
  expect((await run('leads', 'list', '--csv')).at(-1)).toContain(`"'=cmd()\\u001b[2J`)
  expect(JSON.parse((await run('leads', 'list', '--json'))[0]!).at(-1).email).toBe(hostile)
  expect((await run('providers', 'reject', id)).join()).not.toContain('\u001b')
  await db.deleteFrom('contact_messages').where('id', '=', 'hostile').execute()
})

it('creates short links only to allowed hosts, and the API resolves them', async () => {
  const target = 'https://app.zaffa.example/register?referralCode=LAILA'
  expect(await run('deep-links', 'create', 'eid27', target)).toEqual([
    `https://zaffa.example/dl/eid27 leads to ${target}`,
  ])
  expect((await server.call('GET', 'deep-links/eid27')).body).toEqual({ fullUrl: target })
  expect((await server.call('GET', 'deep-links/other')).status).toBe(404)
  expect(await run('deep-links', 'list')).toEqual([`eid27\t${target}`])
  await expect(run('deep-links', 'create', 'eid27', target)).rejects.toThrow('The code eid27 exists already.')
})

it.each([
  ['https://evil.example/app', 'on one of these hosts'],
  ['https://zaffa.example@evil.example/', 'on one of these hosts'],
  ['http://zaffa.example/', 'must begin with https://'],
  ['javascript:alert(1)', 'must begin with https://'],
  ['nonsense', 'must begin with https://'],
])('rejects a short link to %s', async (address, message) => {
  await expect(run('deep-links', 'create', 'bad', address)).rejects.toThrow(message)
})

it.each([
  [[]],
  [['providers']],
  [['providers', 'approve']],
  [['providers', 'approve', 'x']],
  [['leads']],
  [['providers', 'list', '--unknown']],
  [['deep-links', 'create', 'x']],
])('prints the usage for %j', async (args) => {
  await expect(run(...args)).rejects.toThrow('Usage: npm run admin')
})

it('names an unknown provider, status or code', async () => {
  await expect(run('providers', 'approve', 'nobody', '1')).rejects.toThrow('There is no provider nobody.')
  await expect(run('providers', 'list', '--status', 'sleeping')).rejects.toThrow('--status must be one of')
  await expect(run('deep-links', 'create', 'a b', 'https://zaffa.example/')).rejects.toThrow('CODE must be')
})
