import { randomUUID } from 'node:crypto'
import type { components } from '../../../openapi/generated/types.ts'
import { cleanText, isBlank } from '../../../shared/text.ts'
import { SENDS_PER_HOUSEHOLD } from '../../config/limits.ts'
import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { checkEditable, checkHouseholdListed, getReadableHousehold } from '../guests/service.ts'
import type { HouseholdStatus } from '../replies/model.ts'
import { getStatus, recordStatusChange } from '../replies/statuses.ts'
import { lockWedding } from '../weddings/service.ts'
import {
  deleteOldSends,
  deleteSendRow,
  deleteTemplate,
  findSend,
  findTemplates,
  insertSend,
  saveTemplate,
} from './repository.ts'

type SendInput = components['schemas']['SendInput']
type MessageTemplate = components['schemas']['MessageTemplate']
type TemplateList = ResponseBody<'listMessageTemplates'>
type Template = TemplateList['items'][number]
type DeskDeps = Pick<AppDeps, 'db' | 'clock'>

/**
 * Records what the sender says about a message to a household, once for each id.
 * @throws ApiError validation_failed when the household is not on the list; forbidden (its side); already_exists (the id)
 */
export async function recordSend(
  { db, clock }: DeskDeps,
  view: WeddingView,
  { id = randomUUID(), householdId, kind, result }: SendInput,
): Promise<HouseholdStatus> {
  const { weddingId } = view
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, weddingId)
    const keys = { wedding_id: weddingId, household_id: householdId }
    const existing = await findSend(trx, id)
    if (existing) {
      const isSame = hasColumns(existing, { ...keys, kind, result })
      await resolveRepeated(existing, { isOwn: existing.wedding_id === weddingId, isSame })
      return getStatus(trx, view, householdId)
    }
    await checkHouseholdListed(trx, view, householdId)
    await insertSend(trx, {
      id,
      ...keys,
      kind,
      result,
      sent_by: view.member?.userId ?? null,
      created_at: getTimestamp(clock),
    })
    await deleteOldSends(trx, householdId, SENDS_PER_HOUSEHOLD)
    // Another member may open it now.
    await recordStatusChange(trx, { weddingId, householdId }, { desk_user_id: null, desk_until: null })
    return getStatus(trx, view, householdId)
  })
}

/**
 * Takes the record of a message back: the one before it counts again.
 * @throws ApiError not_found, forbidden (the side)
 */
export async function deleteSend({ db }: DeskDeps, view: WeddingView, id: string): Promise<HouseholdStatus> {
  return db.transaction().execute(async (trx) => {
    const { weddingId } = view
    await lockWedding(trx, weddingId)
    const send = await findSend(trx, id)
    if (send?.wedding_id !== weddingId) throw new ApiError('not_found')
    const householdId = send.household_id
    checkEditable(view, (await getReadableHousehold(trx, view, householdId)).row.side)
    await deleteSendRow(trx, id)
    await recordStatusChange(trx, { weddingId, householdId })
    return getStatus(trx, view, householdId)
  })
}

/** @returns the edited templates of the sides that the member sees */
export async function listMessageTemplates({ db }: { db: Db }, view: WeddingView): Promise<TemplateList> {
  const rows = await findTemplates(db, view)
  return {
    items: rows.map(({ kind, language, side, text }) => ({
      kind: kind as Template['kind'],
      language: language as Template['language'],
      side: side as Template['side'],
      text,
    })),
  }
}

/**
 * Replaces the text of a template; without a text, the default applies again.
 * @returns all edited templates
 * @throws ApiError validation_failed for a text without a visible character; forbidden (the side)
 */
export async function updateMessageTemplate(
  { db, clock }: DeskDeps,
  view: WeddingView,
  { kind, language, side, text }: MessageTemplate,
): Promise<TemplateList> {
  checkEditable(view, side)
  if (text !== undefined && isBlank(text)) throw createFieldError('text', (texts) => texts.required)
  const key = { wedding_id: view.weddingId, kind, language, side }
  return db.transaction().execute(async (trx) => {
    await lockWedding(trx, view.weddingId)
    if (text === undefined) await deleteTemplate(trx, key)
    else await saveTemplate(trx, { ...key, text: cleanText(text), updated_at: getTimestamp(clock) })
    return listMessageTemplates({ db: trx }, view)
  })
}
