import { isBlank } from '../../../shared/text.ts'
import type { Db } from '../../database/schema.ts'
import { ApiError, VersionConflict } from '../../errors.ts'
import { cleanLines } from '../../lib/lines.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { lockWedding } from '../weddings/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { scheduleDigest } from './digest.ts'
import { toSettingsColumns, toSettingsWire } from './model.ts'
import type { ReplySettingsDetails, SettingsRow } from './model.ts'
import { findSettings, updateSettings } from './repository/settings.ts'

/** @throws ApiError not_found when the wedding was deleted meanwhile */
export async function getReplySettings({ db }: { db: Db }, weddingId: string): Promise<SettingsRow> {
  const settings = await findSettings(db, weddingId)
  if (!settings) throw new ApiError('not_found')
  return settings
}

const LINES = ['questionAr', 'questionEn', 'contact'] as const

/** @returns the settings with cleaned lines; a line without a visible character is left out */
function cleanSettings(given: ReplySettingsDetails): ReplySettingsDetails {
  const details = { ...given }
  for (const line of LINES) if (isBlank(details[line] ?? '')) delete details[line]
  return cleanLines(details, LINES)
}

/**
 * Replaces the settings. Requests for seats appear on the invitations, or disappear, at once.
 * @throws ApiError not_found (the wedding), VersionConflict
 */
export async function editReplySettings(
  { db, clock, touchInvitations }: WeddingDeps,
  weddingId: string,
  { version, ...given }: ReplySettingsDetails & { version: number },
): Promise<SettingsRow> {
  const columns = toSettingsColumns(cleanSettings(given))
  const announce = await db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const before = await getReplySettings({ db: trx }, weddingId)
    if (before.version !== version) throw new VersionConflict(toSettingsWire(before))
    await updateSettings(trx, weddingId, { ...columns, updated_at: getTimestamp(clock) })
    const isDigestNew = columns.sends_digest === 1 && before.sends_digest === 0
    if (isDigestNew) await scheduleDigest(trx, weddingId, getTimestamp(clock))
    return columns.takes_requests === before.takes_requests ? null : touchInvitations(trx, weddingId)
  })
  announce?.()
  return getReplySettings({ db }, weddingId)
}
