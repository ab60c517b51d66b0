import { randomUUID } from 'node:crypto'
import { toPhoneKey } from '../../../server/lib/phone.ts'
import { hashPassword } from '../../../server/modules/identity/passwords.ts'
import { isSessionOpen } from '../../../server/modules/identity/sessions.ts'
import { addDemoProviders } from '../../../server/modules/providers/demo/addDemoProviders.ts'
import { demoProviders } from '../../../server/modules/providers/demo/providers.ts'
import { sendDigests } from '../../../server/modules/replies/digest.ts'
import { callOrThrow } from './callOrThrow.ts'
import { createConsoleSession } from './consoleSession.ts'
import { createCoupleData, createTokens, digestData, hasInitialData } from './coupleData.ts'
import { forgeToken, getToken, replacePlaceholders, toPlaceholders } from './placeholders.ts'
import type { PlaceholderValues } from './placeholders.ts'
import { PASSWORD } from './server.ts'
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

const OTHER_EMAIL = 'secretcouple@example.com'
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
const OTHER_HOUSEHOLD = {
  honorific: 'Secrethonorific',
  name: 'Secretguest',
  phone: '01199887744',
  tableLabel: 'Secrettable',
  note: 'Secretnote',
}
const OTHER_TEXT = 'Secretwords'
const OWN_PROVIDER = {
  fullName: 'Own',
  businessName: 'Own studio',
  contactNumber: '01512345678',
  emailAddress: 'own.studio@example.com',
  address: 'Own street',
  serviceClasses: ['dj'],
  priceRange: 5,
  capacityOrScale: null,
  websiteOrSocialMedia: null,
}

/** Creates the couple whose data must not be readable or changeable. */
async function createOther(server: TestServer, picture: Buffer): Promise<PlaceholderValues> {
  const other = await createCoupleData(server, picture, {
    email: OTHER_EMAIL,
    // A random password, so that no request can sign in as this couple or delete it.
    passwordHash: await hashPassword(randomUUID()),
    provider: OTHER_PROVIDER,
    invitation: OTHER_INVITATION,
    household: OTHER_HOUSEHOLD,
    text: OTHER_TEXT,
  })
  const token = getToken(other)
  await callOrThrow(server, 'PUT', 'users/profile', { token, body: { ...OTHER_NAMES, language: 'en', version: 1 } })
  await server.app.context.db
    .updateTable('users')
    .set({ phone: OTHER_PHONE, phone_key: toPhoneKey(OTHER_PHONE) })
    .where('id', '=', other.user!)
    .execute()
  await callOrThrow(server, 'PUT', 'users/wishlist', { token, body: { itemIds: ['bathroom-5', 'storage-2'] } })
  return other
}

/**
 * Creates both couples on a server, with data of each kind.
 * @param picture a small PNG
 */
export async function createCouples(server: TestServer, picture: Buffer): Promise<Couples> {
  const { db, clock } = server.app.context
  const passwordHash = await hashPassword(PASSWORD)
  await addDemoProviders(db)
  const other = await createOther(server, picture)
  // Otherwise the job would change the other couple's settings after five minutes.
  await sendDigests(server.app.context)
  let digest = await digestData(db, other)
  let own: PlaceholderValues = {}
  const operator = await createConsoleSession(server)

  const getPlaceholderValues = (): PlaceholderValues => ({
    ...toPlaceholders('own', { ...own, message: operator.message }),
    ...toPlaceholders('operator', operator.values),
    ...toPlaceholders('other', { ...other, phone: OTHER_PHONE }),
    '§password': PASSWORD,
    '§approvedProvider': demoProviders[0]!.id,
    '§forgedToken': `Bearer ${forgeToken(getToken(other))}`,
  })

  return {
    fillPlaceholders: (value) => replacePlaceholders(value, getPlaceholderValues()),
    restoreOwnData: async () => {
      await operator.restore()
      const { sessionId = '', user = '' } = own
      const isOpen = await isSessionOpen(db, clock, { userId: user, sessionId })
      if (isOpen && (await hasInitialData(db, own, passwordHash))) return
      await db.deleteFrom('users').where('id', '=', user).execute()
      const account = {
        email: `${randomUUID()}@example.com`,
        passwordHash,
        provider: OWN_PROVIDER,
        text: 'ألف مبروك',
      }
      own = await createCoupleData(server, picture, account)
      own = { ...own, ...(await createTokens(server, own)) }
    },
    expectOtherUntouched: async () => {
      const before = digest
      digest = await digestData(db, other)
      if (digest !== before) throw new Error('a row of another account has changed')
    },
    secrets: [
      OTHER_EMAIL,
      OTHER_PHONE,
      ...Object.values(OTHER_NAMES),
      ...Object.values(OTHER_HOUSEHOLD),
      other.wedding!,
      other.household!,
      other.link!,
      other.reply!,
      other.send!,
      other.request!,
      other.member!,
      other.invite!,
      other.inviteToken!,
      other.enquiry!,
      other.reviewedEnquiry!,
      other.review!,
      OTHER_TEXT,
      other.photo!,
      other.photoFile!.slice(0, 36),
      other.user!,
      getToken(other),
      other.cookie!.split('=')[1]!,
      ...Object.values(OTHER_PROVIDER).filter((value): value is string => typeof value === 'string'),
    ],
    published: [...Object.values(OTHER_INVITATION), other.invitation!, other.file!],
  }
}
