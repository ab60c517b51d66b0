import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { DocumentedOperation } from '../../../openapi/document.ts'
import { addUser } from '../../../server/modules/identity/users.ts'
import { addDemoProviders } from '../../../server/modules/providers/demo/addDemoProviders.ts'
import { demoProviders } from '../../../server/modules/providers/demo/providers.ts'
import { hashPassword } from '../../../server/modules/identity/passwords.ts'
import { toPhoneKey } from '../../../server/lib/phone.ts'
import { createSecretToken, hashSecretToken } from '../../../server/lib/secretTokens.ts'
import { isSessionOpen, startSession } from '../../../server/modules/identity/sessions.ts'
import { ACCESS_TOKEN_S, REFRESH_COOKIE } from '../../../server/config/limits.ts'
import type { Known } from './arbitraries.ts'
import { buildFileForm } from './forms.ts'
import { PASSWORD, invitationInput } from './server.ts'
import type { TestServer } from './server.ts'

/**
 * Two couples for generated requests: one sends them, and the data of the other must not be readable or changeable. Their values differ
 * between runs, so generated requests use placeholders (`§own.slug`), which are replaced when a request is sent: a seed always generates the
 * same requests.
 */
export interface Couples {
  /** Replaces each placeholder by its value. */
  fillPlaceholders: <T>(value: T) => T
  /** Restores the data of the sending couple and deletes what earlier requests created. */
  restoreOwnData: () => Promise<void>
  /** @throws Error when the rows of the other couple have changed since the last call */
  expectOtherUntouched: () => Promise<void>
  /** Texts of the other couple that no response may contain. */
  secrets: string[]
  /** Texts of the other couple's published invitation, visible only with its slug. */
  published: string[]
}

const invitationIds = ['§own.invitation', '§own.invitation', '§other.invitation', '§own.provider']
const providerIds = ['§own.provider', '§own.provider', '§other.provider', '§approvedProvider']
/** Values of `id` by the operation's tag. */
const idsByTag: Record<string, string[]> = {
  invitations: invitationIds,
  providers: providerIds,
  items: ['storage-1'],
  users: ['§own.sessionId', '§other.sessionId'],
}

/** @returns existing values by parameter or property name, for an operation */
export const getKnownValues = ({ tags = [] }: DocumentedOperation): Known => ({
  ...known,
  id: tags.flatMap((tag) => idsByTag[tag] ?? []),
})

const known: Known = {
  userId: ['§own.user', '§other.user'],
  slug: ['§own.slug', '§other.slug'],
  shortCode: ['§own.shortCode', '§other.shortCode'],
  file: ['§own.file', '§other.file'],
  providerId: providerIds,
  backgroundImage: ['§own.backgroundImage', '§own.backgroundImage', '§own.backgroundImage', '§other.backgroundImage'],
  email: ['§own.email', '§other.email'],
  emailOrPhone: ['§own.email', '§other.email', '§other.phone'],
  password: ['§password'],
  currentPassword: ['§password'],
  token: ['§own.resetToken', '§own.verificationToken'],
  itemIds: ['storage-1', 'storage-2', 'appliances-1', 'bathroom-5'],
  category: ['photographer', 'storage'],
  'Idempotency-Key': ['6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11'],
}
/** Values of the Authorization and Cookie headers. */
export const authorizations = [
  '§own.token',
  '§own.expiredToken',
  '§own.endedToken',
  '§forgedToken',
  'Bearer',
  'Bearer a.b.c',
  'Basic YTpi',
  '%00',
] as const
export const cookies = [
  '§own.cookie',
  `${REFRESH_COOKIE}=%zz`,
  `${REFRESH_COOKIE}=a; ${REFRESH_COOKIE}=b`,
  ';;=;',
] as const

type Words = Record<string, string>

const OTHER_PHONE = '01099887766'
const OTHER_NAMES = { firstName: 'Secretfirst', lastName: 'Secretlast' }
const OTHER_PROVIDER = {
  fullName: 'Secretprovider',
  businessName: 'Secretbusiness',
  contactNumber: '01599887766',
  emailAddress: 'secretprovider@example.com',
  address: 'Secretstreet',
  serviceClasses: ['dj'],
  priceRange: 123_456,
  capacityOrScale: 'Secretcapacity',
  websiteOrSocialMedia: 'https://secret.example.com/',
}
const OTHER_INVITATION = {
  groom: 'Zzgroom',
  bride: 'Zzbride',
  weddinghole: 'Zzhall',
  weddingAddress: 'Zzaddress',
  area: 'Zzarea',
}

/**
 * Creates both couples on a server, with data of each kind.
 * @param picture a small PNG
 */
export async function createCouples(server: TestServer, picture: Buffer): Promise<Couples> {
  const { db, clock, accessTokens } = server.app.context
  const passwordHash = await hashPassword(PASSWORD)
  await addDemoProviders(db)

  async function callOrThrow(method: string, path: string, options: object) {
    const answer = await server.call(method, path, options)
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
    return answer.body as Words
  }

  async function openSession(userId: string, stored: string) {
    const open = (await startSession(db, clock, { id: userId, password_hash: stored }, { remembered: true }))!
    return { ...open, token: accessTokens.issue({ userId, sessionId: open.sessionId }) }
  }

  async function createData(email: string, stored: string, { invitation = {}, provider = {} } = {}): Promise<Words> {
    const user = await addUser(db, email, stored, new Date(clock()).toISOString())
    const { token, refreshToken, sessionId } = await openSession(user, stored)
    const { backgroundImage = '' } = await callOrThrow('POST', 'uploads/background', {
      token,
      ...buildFileForm(picture),
    })
    const made = await callOrThrow('POST', 'invitations', {
      token,
      body: invitationInput({ backgroundImage, ...invitation }),
    })
    const registered = await callOrThrow('POST', 'services/providers/registration', {
      token,
      body: { ...OTHER_PROVIDER, ...provider },
    })
    const { id = '', slug = '', shortCode = '' } = made
    const provided = registered.id ?? ''
    const cookie = `${REFRESH_COOKIE}=${refreshToken}`
    const file = backgroundImage.split('/').at(-1)!
    return {
      email,
      user,
      token: `Bearer ${token}`,
      cookie,
      sessionId,
      invitation: id,
      slug,
      shortCode,
      provider: provided,
      backgroundImage,
      file,
    }
  }

  const otherEmail = 'secretcouple@example.com'
  // A random password, so that no request can sign in as the other couple or delete it.
  const other = await createData(otherEmail, await hashPassword(randomUUID()), { invitation: OTHER_INVITATION })
  await callOrThrow('PUT', 'users/profile', {
    token: getToken(other),
    body: { ...OTHER_NAMES, language: 'en', version: 1 },
  })
  await db
    .updateTable('users')
    .set({ phone: OTHER_PHONE, phone_key: toPhoneKey(OTHER_PHONE) })
    .where('id', '=', other.user!)
    .execute()
  await callOrThrow('PUT', 'users/wishlist', { token: getToken(other), body: { itemIds: ['bathroom-5', 'storage-2'] } })

  let own: Words = {}

  async function createOwnData(): Promise<void> {
    const provider = {
      fullName: 'Own',
      businessName: 'Own studio',
      contactNumber: '01512345678',
      emailAddress: 'own.studio@example.com',
      address: 'Own street',
      priceRange: 5,
      capacityOrScale: null,
      websiteOrSocialMedia: null,
    }
    own = await createData(`${randomUUID()}@example.com`, passwordHash, { provider })
    const { user = '' } = own
    const ended = accessTokens.issue({ userId: user, sessionId: randomUUID() })
    const iat = Math.floor(clock() / 1000) - ACCESS_TOKEN_S - 1
    const expired = server.app.jwt.sign({ sub: user, sid: own.sessionId, iat, exp: iat + ACCESS_TOKEN_S })
    const resetToken = createSecretToken()
    const reset = {
      token_hash: hashSecretToken(resetToken),
      user_id: user,
      expires_at: new Date(clock() + 60_000).toISOString(),
    }
    await db.insertInto('password_resets').values(reset).execute()
    const verificationToken = createSecretToken()
    await db
      .insertInto('email_verifications')
      .values({ ...reset, token_hash: hashSecretToken(verificationToken) })
      .execute()
    own = { ...own, verificationToken, endedToken: `Bearer ${ended}`, expiredToken: `Bearer ${expired}`, resetToken }
  }

  /** @returns whether the sending couple has its initial data, unedited, and is below its limits */
  async function hasInitialData(): Promise<boolean> {
    const { invitation, provider, user = '' } = own
    const { version, password_hash: stored } = await db
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
    const pictures = await db.selectFrom('uploads').select('id').where('owner_id', '=', user).execute()
    const edited = version > 1 || stored !== passwordHash
    return (
      !edited &&
      invitations.some(isUnedited(invitation)) &&
      providers.some(isUnedited(provider)) &&
      invitations.length < 40 &&
      pictures.length < 15
    )
  }

  /** @returns a hash of the other couple's rows in the database */
  async function digestOtherData(): Promise<string> {
    const selectOwned = async (table: string, column: string, id = other.user) =>
      (await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by 1, 2`.execute(db)).rows
    const rows = await Promise.all([
      selectOwned('users', 'id'),
      selectOwned('sessions', 'user_id'),
      selectOwned('refresh_tokens', 'session_id', other.sessionId),
      selectOwned('email_verifications', 'user_id'),
      selectOwned('invitations', 'owner_id'),
      selectOwned('uploads', 'owner_id'),
      selectOwned('providers', 'owner_id'),
      selectOwned('provider_services', 'provider_id', other.provider),
      selectOwned('wishlist_items', 'user_id'),
    ])
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  }
  let digest = await digestOtherData()

  const getPlaceholderValues = (): Words => ({
    ...toPlaceholders('own', own),
    ...toPlaceholders('other', { ...other, phone: OTHER_PHONE }),
    '§password': PASSWORD,
    '§approvedProvider': demoProviders[0]!.id,
    '§forgedToken': `Bearer ${forgeToken(getToken(other))}`,
  })

  return {
    fillPlaceholders: (value) => replacePlaceholders(value, getPlaceholderValues()),
    restoreOwnData: async () => {
      const { sessionId = '', user = '' } = own
      if ((await isSessionOpen(db, clock, { userId: user, sessionId })) && (await hasInitialData())) return
      await db.deleteFrom('users').where('id', '=', user).execute()
      await createOwnData()
    },
    expectOtherUntouched: async () => {
      const before = digest
      digest = await digestOtherData()
      if (digest !== before) throw new Error('a row of another account has changed')
    },
    secrets: [
      otherEmail,
      OTHER_PHONE,
      ...Object.values(OTHER_NAMES),
      other.user!,
      getToken(other),
      other.cookie!.split('=')[1]!,
      ...Object.values(OTHER_PROVIDER).filter((value): value is string => typeof value === 'string'),
    ],
    published: [...Object.values(OTHER_INVITATION), other.invitation!, other.file!],
  }
}

/** @returns a filter for the row with this id in its first version */
const isUnedited = (id: string | undefined) => (row: { id: string; version: number }) =>
  row.id === id && row.version === 1

const getToken = ({ token = '' }: Words): string => token.replace('Bearer ', '')

/** @returns a token with the same claims and another signature */
const forgeToken = (token: string): string =>
  token.replace(/[^.]+$/, (signature) => signature.split('').toReversed().join(''))

const toPlaceholders = (whose: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`§${whose}.${name}`, word]))

function replacePlaceholders<T>(value: T, words: Words): T {
  if (typeof value === 'string') return (Object.hasOwn(words, value) ? words[value] : value) as T
  if (Array.isArray(value)) return value.map((entry: unknown) => replacePlaceholders(entry, words)) as T
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, replacePlaceholders(entry as unknown, words)]),
  ) as T
}
