import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ACCESS_TOKEN_S, REFRESH_COOKIE } from '../../../server/config/limits.ts'
import type { Db } from '../../../server/database/schema.ts'
import { createSecretToken, hashSecretToken } from '../../../server/lib/secretTokens.ts'
import { startSession } from '../../../server/modules/identity/sessions.ts'
import { addUser } from '../../../server/modules/identity/users.ts'
import { PHOTOS_PER_PROVIDER } from '../../../shared/limits.ts'
import { providerProfile } from '../../fixtures/provider.ts'
import { callOrThrow } from './callOrThrow.ts'
import { createEnquiries, hasInitialEnquiries } from './coupleEnquiries.ts'
import { createMembers, hasInitialMembers } from './coupleMembers.ts'
import { createReplies, hasInitialReplies, replyTables } from './coupleReplies.ts'
import type { ReplyInput } from './coupleReplies.ts'
import { buildFileForm } from './forms.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { changeReplySettings } from './replies.ts'
import { addHousehold, createWedding } from './weddings.ts'
import { createInvitationInput } from './server.ts'
import type { Couple, TestServer } from './server.ts'

export interface CoupleInput {
  email: string
  passwordHash: string
  /** The details of its provider. */
  provider: Record<string, unknown>
  /** Changes to the details of its invitation. */
  invitation?: Record<string, unknown>
  /** Changes to the details of its household. */
  household?: Record<string, unknown>
  /** What its guests write, and its provider about itself and its photograph. */
  text: string
}

/**
 * Creates a signed-in account with a picture, an invitation, a guest list with replies, a provider with a photograph, and enquiries.
 * @param picture a small PNG
 */
export async function createCoupleData(
  server: TestServer,
  picture: Buffer,
  { email, passwordHash, provider, invitation = {}, household = {}, text }: CoupleInput,
): Promise<PlaceholderValues> {
  const { db, clock, accessTokens } = server.app.context
  const user = await addUser(db, email, passwordHash, new Date(clock()).toISOString())
  const session = (await startSession(db, clock, { id: user, password_hash: passwordHash }, { remembered: true }))!
  const { sessionId } = session
  const token = accessTokens.issue({ userId: user, sessionId })
  const form = { token, ...buildFileForm(picture) }
  const { backgroundImage = '' } = await callOrThrow(server, 'POST', 'uploads/background', form)
  const couple = {
    call: (method: string, path: string, options = {}) => server.call(method, path, { token, ...options }),
  }
  const wedding = await createWedding(couple)
  // Before the invitation is published, because the setting is one of the things that it shows.
  await changeReplySettings(couple, wedding, { takesRequests: true })
  const body = createInvitationInput({ backgroundImage, ...invitation, weddingId: wedding.id })
  const published = await callOrThrow(server, 'POST', 'invitations', { token, body })
  const { id = '', slug = '', shortCode = '' } = published
  const ofProvider = await createProvider(server, { token, picture, provider, text })
  return {
    email,
    user,
    token: `Bearer ${token}`,
    cookie: `${REFRESH_COOKIE}=${session.refreshToken}`,
    sessionId,
    invitation: id,
    slug,
    shortCode,
    ...ofProvider,
    ...(await createEnquiries(server, { token, provider: ofProvider['provider']!, wedding: wedding.id, text })),
    wedding: wedding.id,
    ...(await createGuests(server, { token, couple, wedding, slug, text }, household)),
    // After the household, whose addition is the first change and can be undone.
    ...(await createMembers(server, { token, wedding, passwordHash, text })),
    backgroundImage,
    file: backgroundImage.split('/').at(-1)!,
  }
}

/** Registers a provider with a photograph. @returns their ids, and the name of a file of the photograph */
async function createProvider(
  server: TestServer,
  { token, picture, provider, text }: { token: string; picture: Buffer } & Pick<CoupleInput, 'provider' | 'text'>,
): Promise<PlaceholderValues> {
  const registration = { token, body: provider }
  const { id = '' } = await callOrThrow(server, 'POST', 'services/providers/registration', registration)
  // An edit would raise the version, and generated edits are of version 1.
  const profile = JSON.stringify({ ...providerProfile, about: text })
  await server.app.context.db.updateTable('providers').set({ profile }).where('id', '=', id).execute()
  const added = await server.call('POST', `providers/${id}/photos`, { token, ...buildFileForm(picture) })
  const photo = { id: added.body.id as string, alt: text }
  await callOrThrow(server, 'PUT', `providers/${id}/photos`, { token, body: { photos: [photo] } })
  return { provider: id, photo: photo.id, photoFile: added.body.files.small.split('/').at(-1) }
}

/** Adds a household with its replies, and an import to a wedding. @returns their ids, and those of an event and of a hall */
async function createGuests(
  server: TestServer,
  { couple, wedding, ...input }: Omit<ReplyInput, 'household'> & { couple: Pick<Couple, 'call'> },
  changes: Record<string, unknown>,
): Promise<PlaceholderValues> {
  const household = await addHousehold(couple, wedding, changes)
  const rows = [{ householdId: household.id, tags: ['Imported'] }, { name: 'Imported' }]
  const imported = { token: input.token, body: { source: 'csv', rows } }
  const { id = '' } = await callOrThrow(server, 'POST', `${wedding.path}/imports`, imported)
  const replies = await createReplies(server, { wedding, household, ...input })
  return { event: wedding.eventId, hall: wedding.hallId, household: household.id, import: id, ...replies }
}

/** Creates mailed tokens and access tokens that are not valid any more. */
export async function createTokens(
  server: TestServer,
  { user = '', sessionId }: PlaceholderValues,
): Promise<PlaceholderValues> {
  const { db, clock, accessTokens } = server.app.context
  const endedToken = accessTokens.issue({ userId: user, sessionId: randomUUID() })
  const iat = Math.floor(clock() / 1000) - ACCESS_TOKEN_S - 1
  const expiredToken = server.app.jwt.sign({ sub: user, sid: sessionId, iat, exp: iat + ACCESS_TOKEN_S })
  const [resetToken, verificationToken] = [createSecretToken(), createSecretToken()]
  const row = { user_id: user, expires_at: new Date(clock() + 60_000).toISOString() }
  await db
    .insertInto('password_resets')
    .values({ ...row, token_hash: hashSecretToken(resetToken) })
    .execute()
  await db
    .insertInto('email_verifications')
    .values({ ...row, token_hash: hashSecretToken(verificationToken) })
    .execute()
  return {
    endedToken: `Bearer ${endedToken}`,
    expiredToken: `Bearer ${expiredToken}`,
    resetToken,
    verificationToken,
  }
}

/** @returns whether the couple has its initial data, unedited, and is below its limits */
export async function hasInitialData(db: Db, couple: PlaceholderValues, passwordHash: string): Promise<boolean> {
  const { invitation, provider = '', photo, wedding = '', event, hall, household = '', link, user = '' } = couple
  const account = await db
    .selectFrom('users')
    .select(['version', 'password_hash'])
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  const invitations = await db
    .selectFrom('invitations')
    .select(['id', 'version'])
    .where('owner_id', '=', user)
    .execute()
  const providers = await db.selectFrom('providers').select(['id', 'version']).where('owner_id', '=', user).execute()
  const photos = await db.selectFrom('provider_photos').select('id').where('provider_id', '=', provider).execute()
  const pictures = await db.selectFrom('uploads').select('id').where('owner_id', '=', user).execute()
  const weddings = await db
    .selectFrom('weddings')
    .innerJoin('wedding_members', 'wedding_members.wedding_id', 'weddings.id')
    .select('id')
    .where('user_id', '=', user)
    .execute()
  const [events, halls] = await Promise.all(
    (['events', 'halls'] as const).map((table) =>
      db.selectFrom(table).select(['id', 'version']).where('wedding_id', '=', wedding).execute(),
    ),
  )
  const invited = await db
    .selectFrom('households')
    .select(['version', 'token'])
    .where('id', '=', household)
    .executeTakeFirst()
  const isPlanned =
    weddings.some(({ id }) => id === wedding) &&
    events!.some(({ id }) => id === event) &&
    halls!.some(({ id }) => id === hall)
  return (
    isPlanned &&
    invited?.version === 2 &&
    invited.token === link &&
    (await hasInitialReplies(db, couple)) &&
    (await hasInitialMembers(db, couple)) &&
    weddings.length < 40 &&
    events!.length < 15 &&
    account.version === 1 &&
    account.password_hash === passwordHash &&
    invitations.some(isUnedited(invitation)) &&
    providers.some(isUnedited(provider)) &&
    photos.some(({ id }) => id === photo) &&
    photos.length < PHOTOS_PER_PROVIDER &&
    (await hasInitialEnquiries(db, couple)) &&
    invitations.length < 40 &&
    pictures.length < 15
  )
}

/** @returns a filter for the row with this id in its first version */
const isUnedited = (id: string | undefined) => (row: { id: string; version: number }) =>
  row.id === id && row.version === 1

/** @returns a hash of the couple's rows in the database */
export async function digestData(
  db: Db,
  { user, sessionId, provider, photo, wedding, household }: PlaceholderValues,
): Promise<string> {
  const selectOwned = async (table: string, column: string, id = user) =>
    (await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by 1, 2`.execute(db)).rows
  const rows = await Promise.all([
    selectOwned('users', 'id'),
    selectOwned('sessions', 'user_id'),
    selectOwned('refresh_tokens', 'session_id', sessionId),
    selectOwned('email_verifications', 'user_id'),
    selectOwned('invitations', 'owner_id'),
    selectOwned('uploads', 'owner_id'),
    selectOwned('providers', 'owner_id'),
    ...(['provider_services', 'provider_edits', 'provider_photos', 'provider_weeks'] as const).map((table) =>
      selectOwned(table, 'provider_id', provider),
    ),
    selectOwned('photo_files', 'photo_id', photo),
    selectOwned('wishlist_items', 'user_id'),
    selectOwned('enquiries', 'user_id'),
    selectOwned('reviews', 'provider_id', provider),
    selectOwned('weddings', 'id', wedding),
    ...(['wedding_members', 'member_invites', 'changes'] as const).map((table) =>
      selectOwned(table, 'wedding_id', wedding),
    ),
    selectOwned('events', 'wedding_id', wedding),
    selectOwned('halls', 'wedding_id', wedding),
    selectOwned('households', 'wedding_id', wedding),
    selectOwned('seats', 'household_id', household),
    selectOwned('imports', 'wedding_id', wedding),
    ...replyTables.map((table) => selectOwned(table, 'wedding_id', wedding)),
  ])
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}
