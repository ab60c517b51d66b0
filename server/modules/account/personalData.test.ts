import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { IMPERSONAL_TABLES, PERSONAL_TABLES, findPersonalRows, personalTables } from '../../database/personalData.ts'
import { findUserByEmail } from '../identity/users.ts'
import { createMailer } from '../mail/service.ts'
import { purgeOutdated } from '../retention/purge.ts'
import { hashSecretToken } from '../../lib/secretTokens.ts'
import { buildFileForm } from '../../../tests/server/support/forms.ts'
import { onEmbedded } from '../../../tests/server/support/onDatabase.ts'
import { createPushBrowser } from '../../../tests/server/support/pushService.ts'
import { addHousehold, createWedding } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'
import { publishInvitation } from '../../../tests/server/support/invitations.ts'
import {
  PASSWORD,
  TEST_PUSH_HOST,
  registerCouple,
  startTestServer,
  registerVerifiedCouple,
} from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'

let server: TestServer
beforeEach(async () => void (server = await startTestServer()))
afterEach(() => server.close())

const PHONE = '01012345678'
const createProvider = (emailAddress: string) => ({
  fullName: 'Mona Adel',
  contactNumber: PHONE,
  emailAddress,
  serviceClasses: ['dj'],
})

/** Stores the data that a visitor can leave under an e-mail address without signing in. */
async function leaveData(email: string): Promise<void> {
  await server.call('POST', 'identity/landing-signin', { body: { email, phone: PHONE } })
  await server.call('POST', 'contact', {
    body: { email: email.toUpperCase(), name: 'Mona', message: 'Hello', platform: 'Web' },
  })
  await server.call('POST', 'services/providers/registration', { body: createProvider(email) })
}

/** Adds a row of the wedding to every table of replies and messages. */
async function fillReplyTables(
  { id: weddingId, hallId }: PlannedWedding,
  { id: householdId, linkToken }: { id: string; linkToken: string },
): Promise<void> {
  const { db } = server.app.context
  const reply = { seats: [{ hallId, coming: 2, children: 0 }], message: 'Zzwish', mayPublish: true }
  await server.call('POST', `links/${linkToken}/replies`, { body: { id: randomUUID(), ...reply } })
  const created_at = new Date(server.now()).toISOString()
  const own = { wedding_id: weddingId, household_id: householdId }
  await db
    .insertInto('sends')
    .values({ id: randomUUID(), ...own, kind: 'invite', result: 'sent', created_at })
    .execute()
  await db
    .insertInto('views')
    .values({ ...own, invitation_id: null, source: 'link', date: '2026-11-24', count: 1 })
    .execute()
  await db
    .insertInto('message_templates')
    .values({
      wedding_id: weddingId,
      kind: 'invite',
      language: 'ar',
      side: 'both',
      text: 'Zztext',
      updated_at: created_at,
    })
    .execute()
  const decision = { phone_e164: null, message: null, household_id: null, decided_at: null }
  await db
    .insertInto('reply_requests')
    .values({
      id: randomUUID(),
      wedding_id: weddingId,
      name: 'Zzasks',
      phone: PHONE,
      count: 2,
      state: 'pending',
      created_at,
      ...decision,
    })
    .execute()
}

/** Asks the provider of the couple's own as if it were another's, and reviews it. */
async function fillEnquiryTables({ userId }: Couple, providerId: string): Promise<void> {
  const { db } = server.app.context
  const created_at = new Date(server.now()).toISOString()
  const enquiry = {
    id: randomUUID(),
    reference: 'K7M3P9',
    provider_id: providerId,
    provider_name: 'Adasa',
    user_id: userId,
    wedding_id: null,
    name: 'Zzcouple',
    phone: '+201012345678',
    wedding_date: null,
    place: 'Zzplace',
    guests: 250,
    message: 'Zzasks',
    status: 'booked',
    amount: 42_000,
    note: 'Zznote',
    version: 2,
    created_at,
    updated_at: created_at,
  }
  await db.insertInto('enquiries').values(enquiry).execute()
  const stars = { quality: 5, communication: 4, punctuality: 5, value: 4 }
  const answer = { answer: 'Zzanswer', answered_at: created_at }
  const dispute = { dispute: 'Zzreason', disputed_at: created_at, dispute_closed_at: null }
  const review = {
    id: randomUUID(),
    enquiry_id: enquiry.id,
    provider_id: providerId,
    name: 'Zzshown',
    words: 'Zzwords',
  }
  const rest = { status: 'shown', refusal: null, version: 1, created_at, decided_at: created_at }
  await db
    .insertInto('reviews')
    .values({ ...review, ...stars, ...answer, ...dispute, ...rest })
    .execute()
}

/** Makes the account an operator with a session, who takes care of each message, and answers them. */
async function fillOperatorTables({ userId }: Couple): Promise<void> {
  const { db } = server.app.context
  const created_at = new Date(server.now()).toISOString()
  const no = { setup_hash: null, setup_expires_at: null, new_secret: null, secret: null }
  await db
    .insertInto('operators')
    .values({ user_id: userId, created_at, set_up_at: created_at, used_step: 0, ...no })
    .execute()
  await db
    .insertInto('operator_recovery_codes')
    .values({ code_hash: `code of ${randomUUID()}`, user_id: userId, created_at })
    .execute()
  const session = {
    id: randomUUID(),
    token_hash: `hash of ${randomUUID()}`,
    password_fingerprint: 'hash',
    user_id: userId,
  }
  await db
    .insertInto('operator_sessions')
    .values({ ...session, created_at, expires_at: new Date(server.now() + 60_000).toISOString() })
    .execute()
  await db.updateTable('contact_messages').set({ assignee_id: userId }).execute()
  for (const { id } of await db.selectFrom('contact_messages').select('id').execute())
    await db
      .insertInto('contact_answers')
      .values({ id: randomUUID(), message_id: id, author_id: userId, text: 'Zzanswer', language: 'en', created_at })
      .execute()
}

type CoupleWithData = Couple & { slug: string; backgroundImage: string; photo: string }

/** Adds a row of the couple to every table. */
async function fillTables(couple: Couple): Promise<CoupleWithData> {
  const { email } = couple
  const { db, mailer } = server.app.context
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const { backgroundImage } = (await couple.call('POST', 'uploads/background', buildFileForm(png))).body
  const { slug } = await publishInvitation(couple, { backgroundImage, groom: 'Zzgroomname' })
  const wedding = await createWedding(couple)
  const household = await addHousehold(couple, wedding, { name: 'Zzguestname', phone: PHONE })
  const { subscription } = createPushBrowser({ host: TEST_PUSH_HOST })
  await couple.call('PUT', `${wedding.path}/notices`, { body: subscription })
  await fillReplyTables(wedding, household)
  await couple.call('POST', `${wedding.path}/imports`, { body: { source: 'paste', rows: [{ name: 'Zzimported' }] } })
  await couple.call('POST', `${wedding.path}/member-invites`, { body: { role: 'viewer', label: 'Zzlabel' } })
  await couple.call('PUT', 'users/wishlist', { body: { itemIds: ['storage-2', 'appliances-1'] } })
  await couple.call('PUT', 'users/profile', {
    body: { firstName: 'Zzfirstname', phone: PHONE, currentPassword: PASSWORD, version: 1 },
  })
  const registered = (
    await couple.call('POST', 'services/providers/registration', { body: createProvider('studio@example.com') })
  ).body
  const later = new Date(server.now() + 60_000).toISOString()
  await db
    .insertInto('provider_edits')
    .values({
      provider_id: registered.id,
      details: JSON.stringify(createProvider(email)),
      refusal: null,
      created_at: later,
    })
    .execute()
  const photo = await couple.call('POST', `providers/${registered.id}/photos`, buildFileForm(png))
  await couple.call('PUT', `providers/${registered.id}/photos`, {
    body: { photos: [{ id: photo.body.id, alt: 'Zzalt' }] },
  })
  await db.insertInto('provider_weeks').values({ provider_id: registered.id, week: '2026-11-21', views: 3 }).execute()
  await fillEnquiryTables(couple, registered.id)
  await server.call('POST', 'identity/forgot-password', { body: { email } })
  await leaveData(email)
  await fillOperatorTables(couple)
  await server.readMails()
  await mailer.enqueue(db, { to: email, subject: 'Waits', text: 'Waits' })
  await db.updateTable('mails').set({ next_attempt_at: later }).execute()
  await db
    .insertInto('email_verifications')
    .values({ token_hash: `hash of ${email}`, user_id: couple.userId, expires_at: later })
    .execute()
  // The server draws the preview after the response.
  await server.app.context.background.waitForIdle()
  return { ...couple, slug, backgroundImage, photo: photo.body.files.small }
}

const remove = (email: string) =>
  server.call('POST', 'identity/delete', { body: { emailOrPhone: email, password: PASSWORD } })

/** The number of rows of each table in the export. */
const EXPORTED_AS: Record<(typeof personalTables)[number], (file: Record<string, unknown[]>) => number> = {
  users: (file) => (file['profile'] ? 1 : 0),
  sessions: (file) => file['sessions']!.length,
  refresh_tokens: (file) => file['refreshTokens']!.length,
  push_subscriptions: (file) => file['noticeSubscriptions']!.length,
  password_resets: (file) => file['passwordResets']!.length,
  email_verifications: (file) => file['emailVerifications']!.length,
  mails: (file) => file['mails']!.length,
  wishlist_items: (file) => (file['wishlist'] as unknown as { itemIds: string[] }).itemIds.length,
  invitation_previews: (file) => file['invitationPreviews']!.length,
  weddings: (file) => file['weddings']!.length,
  wedding_members: (file) => file['memberships']!.length,
  changes: (file) => file['changes']!.length,
  member_invites: (file) => file['memberInvites']!.length,
  events: (file) => file['events']!.length,
  halls: (file) => file['halls']!.length,
  households: (file) => file['households']!.length,
  seats: (file) => file['seats']!.length,
  imports: (file) => file['imports']!.length,
  reply_settings: (file) => file['replySettings']!.length,
  replies: (file) => file['replies']!.length,
  household_statuses: (file) => file['householdStatuses']!.length,
  sends: (file) => file['sends']!.length,
  views: (file) => file['views']!.length,
  message_templates: (file) => file['messageTemplates']!.length,
  reply_requests: (file) => file['replyRequests']!.length,
  invitations: (file) => file['invitations']!.length,
  uploads: (file) => file['uploads']!.length,
  providers: (file) => file['providers']!.length,
  provider_edits: (file) => file['providerEdits']!.length,
  provider_services: (file) => file['providerServices']!.length,
  provider_photos: (file) => file['providerPhotos']!.length,
  photo_files: (file) => file['photoFiles']!.length,
  provider_weeks: (file) => file['providerWeeks']!.length,
  reviews: (file) => file['reviews']!.length,
  enquiries: (file) => file['enquiries']!.length,
  leads: (file) => file['leads']!.length,
  contact_messages: (file) => file['contactMessages']!.length,
  contact_answers: (file) => file['contactAnswers']!.length,
  operators: (file) => file['operatorRole']!.length,
  operator_sessions: (file) => file['operatorSessions']!.length,
  operator_recovery_codes: (file) => file['operatorRecoveryCodes']!.length,
}

it('classifies every table of the schema as personal or impersonal', async () => {
  const tables = (await server.app.context.db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_'))
  expect(tables.toSorted()).toEqual([...Object.keys(PERSONAL_TABLES), ...Object.keys(IMPERSONAL_TABLES)].toSorted())
})

it('exports the same rows as deletion deletes, from every personal table and without secrets', async () => {
  const couple = await fillTables(await registerVerifiedCouple(server))
  const { db } = server.app.context
  const account = (await findUserByEmail(db, couple.email))!
  const response = await couple.call('GET', 'users/export')
  expect(response.headers['content-disposition']).toBe('attachment; filename="zaffa-account.json"')
  for (const table of personalTables) {
    const rows = await findPersonalRows(db, table, account)
    expect([table, rows.length > 0, EXPORTED_AS[table](response.body)]).toEqual([table, true, rows.length])
  }
  expect(response.body).toMatchObject({
    profile: { firstName: 'Zzfirstname', email: couple.email, emailVerified: true },
    invitations: [{ slug: couple.slug, ownerId: couple.userId }],
    wishlist: { itemIds: ['storage-2', 'appliances-1'] },
    uploads: [{ backgroundImage: couple.backgroundImage, bytes: expect.any(Number) }],
    sessions: [{ remembered: true }],
    leads: [{ email: couple.email, phone: PHONE }],
    contactMessages: [{ message: 'Hello', visitor: { platform: 'Web' } }],
    enquiries: [{ reference: 'K7M3P9', message: 'Zzasks', note: 'Zznote', amount: 42_000 }],
    reviews: [{ words: 'Zzwords', answer: { text: 'Zzanswer' }, isDisputed: true }],
  })
  // Only the operator reads why a provider disputes a review.
  expect(response.text).not.toContain('Zzreason')
  expect(response.body.providers).toHaveLength(2)
  expect(response.text).not.toMatch(/argon2|hash|token=/)
})

it('deletes everything of an account except the hash of its slug, and keeps other accounts', async () => {
  const couple = await fillTables(await registerVerifiedCouple(server))
  const bystander = await fillTables(await registerVerifiedCouple(server))
  const before = (await bystander.call('GET', 'users/export')).body
  expect((await remove(couple.email.toUpperCase())).body).toEqual({ success: true, errors: [] })
  expect((await couple.call('GET', 'users/profile')).status).toBe(401)
  expect((await server.call('POST', 'identity/refresh-token', { cookie: couple.cookie })).status).toBe(401)
  expect((await server.call('GET', `invitations/slug/${encodeURIComponent(couple.slug)}`)).status).toBe(404)
  for (const picture of [couple.backgroundImage, couple.photo])
    expect((await server.call('GET', picture)).status).toBe(404)
  const { db } = server.app.context
  for (const table of [...personalTables, ...Object.keys(IMPERSONAL_TABLES)]) {
    const text = JSON.stringify(
      await db
        .selectFrom(table as 'users')
        .selectAll()
        .execute(),
    ).toLowerCase()
    for (const trace of [couple.userId, couple.email, couple.slug])
      expect([table, text.includes(trace)]).toEqual([table, false])
  }
  expect(
    await db.selectFrom('reserved_slugs').selectAll().where('slug_hash', '=', hashSecretToken(couple.slug)).execute(),
  ).toHaveLength(1)
  expect({ ...(await bystander.call('GET', 'users/export')).body, exportedAt: before.exportedAt }).toEqual(before)
  expect(
    (await server.call('POST', 'identity/register', { body: { email: couple.email, password: PASSWORD } })).status,
  ).toBe(200)
})

it("deletes only the deleted account's mails from the outbox folder", async () => {
  const [couple, bystander] = [
    await registerCouple(server, 'goes@example.com'),
    await registerCouple(server, 'stays@example.com'),
  ]
  expect((await server.readMails()).join()).toContain('goes@example.com')
  await remove(couple.email)
  const left = (await server.readMails()).join()
  expect([left.includes('goes@example.com'), left.includes(bystander.email)]).toEqual([false, true])
})

onEmbedded.it('overwrites deleted data in the database files', async () => {
  const couple = await fillTables(await registerVerifiedCouple(server, 'zzerased@example.com'))
  const readDatabaseFiles = async () =>
    Buffer.concat(
      await Promise.all(
        (await readdir(server.dataDir))
          .filter((name) => name.startsWith('zaffa.sqlite'))
          .map((name) => readFile(join(server.dataDir, name))),
      ),
    )
  const traces = [
    couple.email,
    'Zzguestname',
    'zzguestname',
    'Zzgroomname',
    'zzgroomname',
    'Zzfirstname',
    couple.userId,
  ]
  for (const trace of traces) expect([trace, (await readDatabaseFiles()).includes(trace)]).toEqual([trace, true])
  await remove(couple.email)
  for (const trace of traces) expect([trace, (await readDatabaseFiles()).includes(trace)]).toEqual([trace, false])
})

it('neither exports nor deletes data that was left under the address of an unverified account', async () => {
  await leaveData('stranger@example.com')
  const intruder = await registerCouple(server, 'stranger@example.com')
  expect((await intruder.call('GET', 'users/export')).body).toMatchObject({
    providers: [],
    leads: [],
    contactMessages: [],
  })
  await remove(intruder.email)
  const { db } = server.app.context
  for (const table of ['leads', 'contact_messages', 'providers'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1)
})

it('keeps providers that another account registered under the same e-mail address', async () => {
  const other = await registerCouple(server)
  await other.call('POST', 'services/providers/registration', { body: createProvider('shared@example.com') })
  await remove((await registerVerifiedCouple(server, 'shared@example.com')).email)
  expect((await other.call('GET', 'users/export')).body.providers).toHaveLength(1)
})

onEmbedded.it('deletes the mail file of an account that is deleted while its mail is written', async () => {
  const { config, db, clock, log } = server.app.context
  // The file transport logs after it writes the file and before the mailer deletes the mail's row.
  const deletesWhileWriting = { ...log, warn: () => void db.deleteFrom('mails').execute() } as unknown as typeof log
  const mailer = createMailer({ config, db, clock, log: deletesWhileWriting })
  await mailer.enqueue(db, { to: 'late@example.com', subject: 'Late', text: 'Late' })
  mailer.scheduleDelivery()
  await mailer.waitForIdle()
  expect(await readdir(join(server.dataDir, 'outbox'))).toEqual([])
  await mailer.close()
})

it('keeps files of other programs in the outbox folder', async () => {
  const folder = join(server.dataDir, 'outbox')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'of-another-program.txt'), 'no mail')
  await remove((await registerCouple(server)).email)
  await purgeOutdated(server.app.context)
  expect(await readdir(folder)).toEqual(['of-another-program.txt'])
})
