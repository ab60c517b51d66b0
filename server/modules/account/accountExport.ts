import { getTimestamp } from '../../lib/instant.ts'
import type { AppDeps } from '../../deps.ts'
import { findPersonalRows, isWeddingTable, personalTables } from '../../database/personalData.ts'
import type { PersonalTable } from '../../database/personalData.ts'
import type { Row } from '../../database/schema.ts'
import type { Language } from '../../messages/index.ts'
import { getBackgroundAddress } from '../uploads/address.ts'
import type { User } from '../identity/users.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { toWire } from '../invitations/model.ts'
import { findInvitationsOfOwner } from '../invitations/service.ts'
import { toProfile, toReferral } from './profiles.ts'
import { toEditWire, toProviderWire } from '../providers/model.ts'
import { toOwnPhotoWire } from '../providers/photos/model.ts'
import { parseProfile } from '../providers/profile.ts'
import { describeSession } from './sessionList.ts'
import { enquiryFormatters } from './enquiryExport.ts'
import { replyFormatters } from './replyExport.ts'
import { sortByTime, weddingFormatters } from './weddingExport.ts'

type AccountExport = ResponseBody<'exportAccount'>
/** Invitations are exported with the dates of their weddings, by their own query. */
type FormattedTable = Exclude<PersonalTable, 'invitations'>
type Formatters = { [T in FormattedTable]: (rows: Row<T>[]) => Partial<AccountExport> }

const toExpiry = ({ expires_at: expiresAt }: { expires_at: string }) => ({ expiresAt })

/** The export format of each table: all columns except hashes, tokens and mail bodies, which contain tokens. */
const formatters: Formatters = {
  users: ([user]) => ({ profile: toProfile(user!), referredBy: toReferral(user!) }),
  providers: (rows) => ({
    providers: sortByTime(rows).map((row) => ({
      ...toProviderWire(row),
      profile: parseProfile(row.profile),
      refusal: row.refusal,
    })),
  }),
  provider_photos: (rows) => ({
    providerPhotos: sortByTime(rows).map((row) => ({ providerId: row.provider_id, ...toOwnPhotoWire(row) })),
  }),
  // Read without the content, but with its size (server/database/personalData.ts).
  photo_files: (rows) => ({
    photoFiles: (rows as unknown as { photo_id: string; size: string; bytes: number }[]).map(
      ({ photo_id: photoId, size, bytes }) => ({ photoId, size, bytes }),
    ),
  }),
  provider_weeks: (rows) => ({
    providerWeeks: rows.map(({ provider_id: providerId, week: from, views, enquiries }) => ({
      providerId,
      from,
      views,
      enquiries,
    })),
  }),
  provider_edits: (rows) => ({
    providerEdits: sortByTime(rows).map((row) => ({ providerId: row.provider_id, ...toEditWire(row) })),
  }),
  provider_services: (rows) => ({
    providerServices: rows.map(({ provider_id: providerId, category }) => ({ providerId, category })),
  }),
  wishlist_items: (rows) => ({
    wishlist: { itemIds: rows.toSorted((a, b) => a.position - b.position).map((row) => row.item_id) },
  }),
  uploads: (rows) => ({
    uploads: sortByTime(rows).map(({ id, bytes, created_at: createdAt }) => ({
      backgroundImage: getBackgroundAddress(id),
      bytes,
      createdAt,
    })),
  }),
  sessions: (rows) => ({ sessions: sortByTime(rows).map(describeSession) }),
  push_subscriptions: (rows) => ({
    noticeSubscriptions: sortByTime(rows).map((row) => ({
      weddingId: row.wedding_id,
      pushService: new URL(row.endpoint).host,
      language: row.language as Language,
      showsTitle: row.shows_title === 1,
      createdAt: row.created_at,
    })),
  }),
  invitation_previews: (rows) => ({
    invitationPreviews: sortByTime(rows).map(({ invitation_id: invitationId, created_at: createdAt }) => ({
      invitationId,
      createdAt,
    })),
  }),
  refresh_tokens: (rows) => ({ refreshTokens: rows.map(toExpiry) }),
  password_resets: (rows) => ({ passwordResets: rows.map(toExpiry) }),
  email_verifications: (rows) => ({ emailVerifications: rows.map(toExpiry) }),
  mails: (rows) => ({
    mails: sortByTime(rows).map(({ subject, created_at: createdAt, expires_at: expiresAt }) => ({
      subject,
      createdAt,
      expiresAt,
    })),
  }),
  ...weddingFormatters,
  ...replyFormatters,
  ...enquiryFormatters,
  leads: (rows) => ({
    leads: sortByTime(rows).map(({ email, phone, created_at: createdAt }) => ({ email, phone, createdAt })),
  }),
  contact_answers: (rows) => ({
    contactAnswers: sortByTime(rows).map(({ text, created_at: createdAt }) => ({ text, createdAt })),
  }),
  operators: (rows) => ({
    operatorRole: rows.map(({ created_at: createdAt, set_up_at: setUpAt }) => ({ createdAt, setUpAt })),
  }),
  operator_sessions: (rows) => ({
    operatorSessions: sortByTime(rows).map(({ created_at: createdAt, expires_at: expiresAt }) => ({
      createdAt,
      expiresAt,
    })),
  }),
  operator_recovery_codes: (rows) => ({
    operatorRecoveryCodes: sortByTime(rows).map(({ created_at: createdAt }) => ({ createdAt })),
  }),
  contact_messages: (rows) => ({
    contactMessages: sortByTime(rows).map(
      ({ email, name, phone, message, source, visitor, created_at: createdAt }) => ({
        email,
        name,
        phone,
        message,
        source,
        visitor: JSON.parse(visitor) as Record<string, unknown>,
        createdAt,
      }),
    ),
  }),
}

const isFormatted = (table: PersonalTable): table is FormattedTable => table !== 'invitations'
const formatRows = <T extends FormattedTable>(table: T, rows: Row<T>[]) => formatters[table](rows)

/**
 * All rows of the account that deletion removes (server/database/personalData.ts), without secrets. Its weddings come one after the other, because
 * all of them could be more than the memory of a server.
 * @returns the parts of the JSON text
 */
export async function* exportAccount({ db, clock }: AppDeps, user: User): AsyncGenerator<string> {
  const tables = personalTables.filter(isFormatted)
  const parts: Array<Partial<AccountExport>> = [
    { invitations: (await findInvitationsOfOwner(db, user.id)).map(toWire) },
  ]
  for (const table of tables.filter((one) => !isWeddingTable(one)))
    parts.push(formatRows(table, await findPersonalRows(db, table, user)))
  yield JSON.stringify(Object.assign({ exportedAt: getTimestamp(clock) }, ...parts)).slice(0, -1)
  const weddings = await findPersonalRows(db, 'weddings', user)
  for (const table of tables.filter(isWeddingTable)) {
    const [key] = Object.keys(formatRows(table, []))
    yield `,${JSON.stringify(key)}:[`
    let separator = ''
    for (const wedding of sortByTime(weddings)) {
      const rows = formatRows(table, await findPersonalRows(db, table, user, wedding.id))
      const items = JSON.stringify(Object.values(rows)[0]).slice(1, -1)
      if (items === '') continue
      yield separator + items
      separator = ','
    }
    yield ']'
  }
  yield '}'
}
