import type { Config } from '../../config/config.ts'
import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db, Row } from '../../database/schema.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { addDeepLink, checkTarget, deleteDeepLink, findDeepLinkPage } from '../deep-links/service.ts'
import { recordAuditEntry } from './auditLog.ts'
import type { Actor } from './auditLog.ts'

type LinkWire = ResponseBody<'createDeepLink'>
interface Deps {
  db: Db
  clock: () => number
  config: Pick<Config, 'publicUrl' | 'site'>
}

const toLinkWire = ({ publicUrl }: Deps['config'], row: Row<'deep_links'>): LinkWire => ({
  shortCode: row.short_code,
  target: row.full_url,
  address: `${publicUrl}/dl/${row.short_code}`,
  createdAt: row.created_at,
})

export async function listLinks({ db, config }: Deps, page: PageRequest): Promise<Page<LinkWire>> {
  const { rows, total } = await findDeepLinkPage(db, page)
  return { rows: rows.map((row) => toLinkWire(config, row)), total }
}

/**
 * @throws ApiError validation_failed for a target that is not allowed; already_exists for the code
 */
export async function createLink(
  { db, clock, config }: Deps,
  actor: Actor,
  { shortCode, target }: { shortCode: string; target: string },
): Promise<LinkWire> {
  const checked = checkTarget(config.site, target)
  if ('mustBe' in checked)
    throw createFieldError('target', (texts) => texts.shortLinkTarget(config.site.linkHosts.join(', ')))
  const row = { short_code: shortCode, full_url: checked.address, created_at: getTimestamp(clock) }
  const isNew = await db.transaction().execute(async (trx) => {
    if (!(await addDeepLink(trx, row))) return false
    await recordAuditEntry(trx, actor, 'deep_link_created', row.created_at, shortCode)
    return true
  })
  if (!isNew) throw new ApiError('already_exists')
  return toLinkWire(config, row)
}

/** @throws ApiError not_found */
export async function endLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  shortCode: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await deleteDeepLink(trx, shortCode))) throw new ApiError('not_found')
    await recordAuditEntry(trx, actor, 'deep_link_ended', getTimestamp(clock), shortCode)
  })
}
