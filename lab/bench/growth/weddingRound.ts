import { randomUUID } from 'node:crypto'
import type { BenchClient } from './calls.ts'
import { getInvitationPath, getLinkToken, getRowId, listHouseholdNumbers } from './rows.ts'

const READS = 3

/** Of a browser that nobody has. */
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/bench',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'ar',
  showsTitle: false,
}

interface Versioned {
  id: string
  version: number
}
interface Household extends Versioned {
  linkToken: string
}

/** Calls the operations of the wedding of an even account: its events and halls, and a second wedding. */
export async function runWeddingRound({ call }: BenchClient, n: number, token: string): Promise<void> {
  const path = `weddings/${getRowId('wedding', n)}`
  for (let nth = 0; nth < READS; nth += 1) {
    await call('listWeddings', 'GET', 'weddings', { token })
    await call('getWedding', 'GET', path, { token })
    await call('listEvents', 'GET', `${path}/events`, { token })
  }
  const details = { title: 'فرح عمر وليلى', language: 'ar', timeZone: 'Africa/Cairo' }
  await call('updateWedding', 'PUT', path, { token, body: { ...details, version: 1 } })
  const other = await call<Versioned>('createWedding', 'POST', 'weddings', { token, body: details })
  await call('deleteWedding', 'DELETE', `weddings/${other.id}`, { token })
  const event = await call<Versioned>('createEvent', 'POST', `${path}/events`, {
    token,
    body: { kind: 'custom', title: 'سهرة', date: '2050-06-10' },
  })
  const events = `${path}/events/${event.id}`
  await call('updateEvent', 'PUT', events, { token, body: { title: 'حنة', date: '2050-06-11', version: 1 } })
  const kinds = ['wedding_day', 'contract', 'henna', 'engagement'] as const
  const ids = [event.id, ...kinds.map((kind) => getRowId(kind, n))]
  await call('orderEvents', 'PUT', `${path}/events`, { token, body: { ids } })
  const hallDetails = { name: 'قاعة الرجال', audience: 'men' }
  const hall = await call<Versioned>('createHall', 'POST', `${path}/halls`, {
    token,
    body: { eventId: event.id, ...hallDetails },
  })
  await call('updateHall', 'PUT', `${path}/halls/${hall.id}`, { token, body: { ...hallDetails, version: 1 } })
  await call('deleteHall', 'DELETE', `${path}/halls/${hall.id}`, { token })
  await call('deleteEvent', 'DELETE', events, { token })
}

/** Calls the operations of its guest list. */
export async function runGuestRound({ call }: BenchClient, n: number, token: string): Promise<void> {
  const path = `weddings/${getRowId('wedding', n)}`
  for (let nth = 0; nth < READS; nth += 1) {
    await call('listHouseholds', 'GET', `${path}/households`, { token })
    await call('listHouseholds (search)', 'GET', `${path}/households?q=${encodeURIComponent('مني')}`, { token })
    await call('getGuestSummary', 'GET', `${path}/summary`, { token })
    await call('listImports', 'GET', `${path}/imports`, { token })
  }
  const seats = [{ hallId: getRowId('hall', n), allowed: 3 }]
  const details = { name: 'خالد فؤاد', side: 'groom', phone: '01112345678', seats }
  const added = await call<Household>('createHousehold', 'POST', `${path}/households`, { token, body: details })
  const household = `${path}/households/${added.id}`
  await call('updateHousehold', 'PUT', household, { token, body: { ...details, name: 'خالد', version: 1 } })
  const edit = { ids: [added.id], action: 'addTag', tag: 'الجيران' }
  await call('bulkEditHouseholds', 'POST', `${path}/households/bulk`, { token, body: edit })
  await call('renewHouseholdLink', 'POST', `${household}/link`, { token })
  await call('revokeHouseholdLink', 'DELETE', `${household}/link`, { token })
  await call('deleteHousehold', 'DELETE', household, { token })
  const rows = { id: randomUUID(), source: 'csv', rows: [{ name: 'سمير زكي', side: 'groom', seats }] }
  await call('importHouseholds', 'POST', `${path}/imports`, { token, body: rows })
  await call('undoImport', 'POST', `${path}/imports/${rows.id}/undo`, { token })
}

/** Exports its guest list, and the whole account. */
export async function runExportRound({ call }: BenchClient, n: number, token: string): Promise<void> {
  const path = `weddings/${getRowId('wedding', n)}/exports`
  for (let nth = 0; nth < READS; nth += 1) await call('exportAccount', 'GET', 'users/export', { token })
  await call('exportHouseholdsCsv', 'GET', `${path}/households.csv`, { token })
  await call('exportHouseholdsXlsx', 'GET', `${path}/households.xlsx`, { token })
}

/** Calls the operations of its guests on their personal links. */
export async function runLinkRound({ call }: BenchClient, n: number): Promise<void> {
  const [silent] = listHouseholdNumbers(n)
  const link = `links/${getLinkToken(silent)}`
  for (let nth = 0; nth < READS; nth += 1) await call('getPersonalInvitation', 'GET', link)
  await call('recordPersonalView', 'POST', `${link}/views`, { body: { source: 'link' } })
  const seats = [{ hallId: getRowId('hall', n), coming: 2, children: 0 }]
  const body = { id: randomUUID(), seats, message: 'ألف مبروك', mayPublish: true }
  await call('sendReply', 'POST', `${link}/replies`, { body })
  await call('getPersonalCalendar', 'GET', `${link}/events/${getRowId('wedding_day', n)}/calendar.ics`)
}

/** Calls the operations of its replies. */
export async function runReplyRound({ call }: BenchClient, n: number, token: string): Promise<void> {
  const path = `weddings/${getRowId('wedding', n)}`
  const householdId = getRowId('household', n)
  const household = `${path}/households/${householdId}`
  for (let nth = 0; nth < READS; nth += 1) {
    await call('getReplySettings', 'GET', `${path}/reply-settings`, { token })
    await call('getNotices', 'GET', `${path}/notices`, { token })
    await call('listStatuses', 'GET', `${path}/statuses`, { token })
    await call('getViewSummary', 'GET', `${path}/views`, { token })
    await call('getHouseholdHistory', 'GET', `${household}/history`, { token })
    await call('listReplyRequests', 'GET', `${path}/requests`, { token })
    await call('listMessageTemplates', 'GET', `${path}/message-templates`, { token })
  }
  const settings = {
    replyBy: '2050-01-01',
    asksChildren: false,
    takesRequests: true,
    sendsDigest: true,
    silentRate: 60,
  }
  await call('updateReplySettings', 'PUT', `${path}/reply-settings`, { token, body: { ...settings, version: 1 } })
  await call('recordReply', 'POST', `${household}/replies`, { token, body: { seats: [] } })
  await call('markRepliesSeen', 'PUT', `${path}/statuses/seen`, { token, body: { revision: 3 } })
  await call('turnOnNotices', 'PUT', `${path}/notices`, { token, body: SUBSCRIPTION })
  await call('turnOffNotices', 'DELETE', `${path}/notices`, { token })
  await decideRequest({ call }, n, token)
  const send = { id: randomUUID(), householdId, kind: 'invite', result: 'sent' }
  await call('recordSend', 'POST', `${path}/sends`, { token, body: send })
  await call('deleteSend', 'DELETE', `${path}/sends/${send.id}`, { token })
  const template = { kind: 'invite', language: 'ar', side: 'groom', text: 'يسعدنا حضوركم يا {الاسم}: {الرابط}' }
  await call('updateMessageTemplate', 'PUT', `${path}/message-templates`, { token, body: template })
}

/**
 * Publishes a message on the invitation and hides it again; each time, the picture for link previews is drawn again. Then the data of the
 * household is removed, as its guests may.
 */
export async function runWishRound({ call }: BenchClient, n: number, token: string): Promise<void> {
  const reply = `weddings/${getRowId('wedding', n)}/replies/${getRowId('reply', n)}`
  const preview = `${getInvitationPath(n)}/preview.png`
  await call('publishWish', 'PUT', `${reply}/wish`, { token, body: { published: true } })
  // The drawing would compete with what is measured next.
  await call('getInvitationPreview', 'GET', preview)
  await call('undoReply', 'POST', `${reply}/undo`, { token })
  await call('getInvitationPreview', 'GET', preview)
  await call('restoreReply', 'POST', `${reply}/restore`, { token })
  await call('removeGuestData', 'POST', `links/${getLinkToken(n)}/removal`)
}

async function decideRequest({ call }: Pick<BenchClient, 'call'>, n: number, token: string): Promise<void> {
  const request = { name: 'سامح فؤاد', phone: '01112345678', count: 2 }
  await call('requestSeats', 'POST', `${getInvitationPath(n)}/requests`, { body: request })
  const path = `weddings/${getRowId('wedding', n)}/requests`
  const { items } = await call<{ items: Versioned[] }>('listReplyRequests', 'GET', path, { token })
  const { id } = items[0]!
  await call('decideReplyRequest', 'PUT', `${path}/${id}`, { token, body: { state: 'rejected' } })
  await call('decideReplyRequests', 'PATCH', path, { token, body: { state: 'pending', requestIds: [id] } })
}
