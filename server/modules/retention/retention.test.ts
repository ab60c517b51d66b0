import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { formatStamp } from '../../database/backup/stamp.ts'
import { ROWS_PER_STATEMENT } from '../../database/batches.ts'
import { changeReplySettings, inviteHousehold } from '../../../tests/server/support/replies.ts'
import { purgeExpired, purgeOutdated } from './purge.ts'
import {
  OPERATOR_SESSION_S,
  PHONE_RETENTION_DAYS,
  PHONE_WARNING_DAYS,
  UNDATED_PHONE_RETENTION_DAYS,
  RETENTION_S,
  UNUSED_UPLOAD_S,
  VERIFICATION_TOKEN_S,
} from '../../config/limits.ts'
import { runCommand } from '../../cli/commands.ts'
import { addApprovedProvider, sendEnquiry } from '../../../tests/server/support/enquiries.ts'
import { buildFileForm } from '../../../tests/server/support/forms.ts'
import { createOperator } from '../../../tests/server/support/operators.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import { TEST_NOW, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { TestServer } from '../../../tests/server/support/server.ts'

const DAY_S = 24 * 3600

let server: TestServer
beforeEach(async () => void (server = await startTestServer()))
afterEach(() => server.close())

const purge = () => purgeOutdated(server.app.context)
const count = async (
  table:
    | 'reply_requests'
    | 'leads'
    | 'enquiries'
    | 'contact_messages'
    | 'providers'
    | 'uploads'
    | 'email_verifications'
    | 'mails'
    | 'operator_sessions',
) => (await server.app.context.db.selectFrom(table).selectAll().execute()).length
const user = {
  email: 'a@b',
  email_key: 'a@b',
  password_hash: 'x',
  referral_code: 'x',
  version: 1,
  created_at: 'x',
  updated_at: 'x',
}
const provider = {
  fullName: 'Mona',
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  serviceClasses: ['dj'],
}
const registerProvider = async () =>
  (await server.call('POST', 'services/providers/registration', { body: provider })).body.id as string

/** @returns the number of rows after a purge one minute before the end of the period, and after a purge at its end */
async function countAround(seconds: number, table: Parameters<typeof count>[0]): Promise<number[]> {
  server.advance(seconds - 60)
  await purge()
  const before = await count(table)
  server.advance(60)
  await purge()
  return [before, await count(table)]
}

it('deletes contact messages after the retention period', async () => {
  await server.call('POST', 'contact', { body: { email: 'mona@example.com', name: 'Mona', message: 'Hello' } })
  expect(await countAround(RETENTION_S.contactMessages, 'contact_messages')).toEqual([1, 0])
})

it('deletes leads after the retention period', async () => {
  await server.call('POST', 'identity/landing-signin', { body: { email: 'mona@example.com', phone: '01012345678' } })
  expect(await countAround(RETENTION_S.leads, 'leads')).toEqual([1, 0])
})

it('deletes enquiries without an account after the retention period, and keeps those of accounts', async () => {
  const providerId = await addApprovedProvider(server)
  await sendEnquiry(server, providerId)
  await sendEnquiry(await registerCouple(server), providerId)
  expect(await countAround(RETENTION_S.unownedEnquiries, 'enquiries')).toEqual([2, 1])
})

describe('requests for seats', () => {
  const ask = async () => {
    const { couple, wedding, invitation } = await inviteHousehold(server)
    await changeReplySettings(couple, wedding, { takesRequests: true })
    const path = `invitations/slug/${encodeURIComponent(invitation.slug)}/requests`
    await server.call('POST', path, { body: { name: 'Zzname', phone: '01012345678', count: 2 } })
    return { couple, wedding }
  }

  it('are deleted after their period when they are decided', async () => {
    const { couple, wedding } = await ask()
    const [{ id }] = (await couple.call('GET', `${wedding.path}/requests`)).body.items
    await couple.call('PUT', `${wedding.path}/requests/${id}`, { body: { state: 'rejected' } })
    expect(await countAround(RETENTION_S.decidedRequests, 'reply_requests')).toEqual([1, 0])
  })

  it('are deleted after their period when nobody decides', async () => {
    await ask()
    expect(await countAround(RETENTION_S.undecidedRequests, 'reply_requests')).toEqual([1, 0])
  })
})

it('deletes more outdated rows than one statement does', async () => {
  const row = { email: 'x', email_key: 'x', phone: 'x', created_at: '2020' }
  const rows = Array.from({ length: 2 * ROWS_PER_STATEMENT + 1 }, (_, nth) => ({ id: String(nth), ...row }))
  await server.app.context.db.insertInto('leads').values(rows).execute()
  await purge()
  expect(await count('leads')).toBe(0)
})

it('checks more pictures than one statement does', async () => {
  const { id } = await server.app.context.db
    .insertInto('users')
    .values({ ...user, id: 'u' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { owner_id: id, content: Buffer.from('x'), bytes: 1, created_at: '2020' }
  const rows = Array.from({ length: ROWS_PER_STATEMENT + 1 }, (_, nth) => ({ id: String(nth), ...row }))
  await server.app.context.db.insertInto('uploads').values(rows).execute()
  await purge()
  expect(await count('uploads')).toBe(0)
})

it('deletes rejected providers after the retention period, counted from the rejection', async () => {
  const id = await registerProvider()
  server.advance(30 * DAY_S)
  await runCommand(['providers', 'reject', id], server.app.context.db, server.app.context.config, server.now)
  expect(await countAround(RETENTION_S.rejectedProviders, 'providers')).toEqual([1, 0])
})

it('deletes pending providers after the retention period', async () => {
  await registerProvider()
  expect(await countAround(RETENTION_S.undecidedProviders, 'providers')).toEqual([1, 0])
})

it('deletes expired verification links and mails', async () => {
  const { db, mailer } = server.app.context
  await registerCouple(server)
  await server.readMails()
  await mailer.enqueue(db, { to: 'a@example.com', subject: 'x', text: 'x', lifeS: VERIFICATION_TOKEN_S })
  await db.updateTable('mails').set({ next_attempt_at: '2099-01-01T00:00:00.000Z' }).execute()
  server.advance(VERIFICATION_TOKEN_S - 60)
  await purge()
  expect([await count('mails'), await count('email_verifications')]).toEqual([1, 1])
  server.advance(60)
  await purge()
  expect([await count('mails'), await count('email_verifications')]).toEqual([0, 0])
})

it('deletes expired sessions and their refresh tokens', async () => {
  const { db, clock } = server.app.context
  await registerCouple(server)
  server.advance(31 * DAY_S)
  const couple = await registerCouple(server)
  await purgeExpired({ db, clock })
  expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([{ user_id: couple.userId }])
  expect(await db.selectFrom('refresh_tokens').select('session_id').execute()).toHaveLength(1)
})

it('deletes expired sessions of operators', async () => {
  const { db, clock } = server.app.context
  await createOperator(server)
  server.advance(OPERATOR_SESSION_S - 1)
  await purgeExpired({ db, clock })
  expect(await count('operator_sessions')).toBe(1)
  server.advance(1)
  await purgeExpired({ db, clock })
  expect(await count('operator_sessions')).toBe(0)
})

it('deletes only pictures that no invitation uses', async () => {
  const couple = await registerCouple(server)
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const upload = async () =>
    (await couple.call('POST', 'uploads/background', buildFileForm(png))).body.backgroundImage as string
  const used = await upload()
  const unused = await upload()
  await publishInvitation(couple, { backgroundImage: used })
  server.advance(UNUSED_UPLOAD_S)
  await purge()
  expect([(await server.call('GET', used)).status, (await server.call('GET', unused)).status]).toEqual([200, 404])
})

it('deletes and logs only old copies from before a restore', async () => {
  const old = formatStamp(new Date(TEST_NOW - RETENTION_S.restoreCopies * 1000))
  const young = formatStamp(new Date(TEST_NOW - RETENTION_S.restoreCopies * 1000 + 60_000))
  const names = [
    `before-restore-${old}.sqlite`,
    `damaged-${old}.sqlite-wal`,
    `before-restore-${young}.sqlite`,
    `backup-${old}.sqlite`,
  ]
  for (const name of names) await writeFile(join(server.dataDir, name), 'x')
  await purge()
  const left = await readdir(server.dataDir)
  expect(names.map((name) => left.includes(name))).toEqual([false, false, true, true])
  expect(server.getLog()).toContain(`before-restore-${old}.sqlite`)
})

it('deletes mail files after the retention period and those of deleted accounts', async () => {
  const couple = await registerCouple(server)
  await server.readMails()
  const folder = join(server.dataDir, 'outbox')
  await mkdir(folder, { recursive: true })
  const write = (age: number, to: string) =>
    writeFile(
      join(folder, `${formatStamp(new Date(TEST_NOW - age * 1000))}-${to}.txt`),
      `From: x\nTo: ${to}\nSubject: x\n\nx`,
    )
  await write(RETENTION_S.outboxFiles, couple.email)
  await write(10, 'gone@example.com')
  await purge()
  const files = await readdir(folder)
  expect(files).toHaveLength(1)
  expect(await readFile(join(folder, files[0]!), 'utf8')).toContain('verify-email')
})

it.each(['src/i18n/messages/privacy.ts', 'docs/decisions/0028-personal-data.md'])(
  'uses the retention periods that %s states',
  async (file) => {
    const text = await readFile(join(import.meta.dirname, '../../..', file), 'utf8')
    const periods = [...Object.values(RETENTION_S), UNUSED_UPLOAD_S, VERIFICATION_TOKEN_S].map((s) => s / DAY_S)
    for (const days of [...periods, PHONE_RETENTION_DAYS, PHONE_WARNING_DAYS, UNDATED_PHONE_RETENTION_DAYS])
      expect(text).toContain(`${days} days`)
  },
)
