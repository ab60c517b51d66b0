import { MatchersV3 } from '@pact-foundation/pact'
import { absent, states } from '../states.ts'
import { createBadRequest, createFieldError, matchCalendarDate, matchInstant, notFound } from './contract.ts'
import { replyCalls, replyIds, replyInput, settingsUpdate } from './replyCalls.ts'
import { conflicts, createConflict, createListedState, createPlannedState, verifyCall } from './wedding.ts'

const { boolean, eachLike, integer, regex, string } = MatchersV3
const { weddingId, hallId, householdId, replyId } = replyIds
const { getReplySettings, updateReplySettings, listStatuses, markRepliesSeen } = replyCalls
const { getHouseholdHistory, recordReply, undoReply, restoreReply, publishWish } = replyCalls

/** The largest revision of the OpenAPI document, after which nothing has changed. */
const LATEST_REVISION = 2_147_483_647

const planned = [createPlannedState()]
const listed = [...planned, createListedState()]
const replied = [...listed, [states.familyReplied, { weddingId, householdId, hallId, replyId }] as const]

const matchReply = () => ({
  id: replyId,
  channel: 'link',
  seats: [{ hallId, coming: 3, children: 1 }],
  message: string('ألف مبروك يا عرسان'),
  mayPublish: true,
  createdAt: matchInstant('2026-11-21T12:00:00.000Z'),
})
const matchSend = () => ({
  id: regex('^[0-9a-f-]{36}$', '2d8f6b4c-5a1e-4c79-b3d0-8f7e6a5c4b32'),
  householdId,
  kind: regex('^(invite|change|reminder|thanks)$', 'invite'),
  result: regex('^(sent|skipped|wrongNumber)$', 'sent'),
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
})
const source = regex('^(link|card)$', 'link')
const openedAt = matchInstant('2026-11-21T11:00:00.000Z')
const matchStatus = () => ({
  householdId,
  revision: integer(1),
  reply: matchReply(),
  openedAt,
  openedBy: source,
  sends: eachLike(matchSend()),
})

describe('the settings of replies', () => {
  const matchSettings = () => ({
    asksChildren: boolean(true),
    takesRequests: boolean(false),
    sendsDigest: boolean(true),
    silentRate: integer(50),
    version: integer(1),
  })

  it('are returned', async () => {
    const response = { status: 200, body: matchSettings() }
    const { data } = await verifyCall(getReplySettings(), { given: planned, response })
    expect(data).toMatchObject({ silentRate: 50, version: 1 })
  })

  it('are updated', async () => {
    const stored = { ...settingsUpdate, version: 2 }
    const response = { status: 200, body: stored }
    const { data } = await verifyCall(updateReplySettings(), { given: planned, response })
    expect(data).toEqual(stored)
  })

  it('return 409 with the current state when the version is stale', async () => {
    const stale = updateReplySettings(replyIds, { ...settingsUpdate, version: 9 })
    const response = createConflict(matchSettings())
    const { error } = await verifyCall(stale, { given: planned, when: 'of another version', response })
    expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict', current: { version: 1 } })
  })
})

describe('statuses', () => {
  const counts = { revision: integer(1), unreadReplies: 1, unseenChanges: integer(0), pendingRequests: 0 }

  it('are listed', async () => {
    const response = { status: 200, body: { items: [matchStatus()], ...counts } }
    const { data } = await verifyCall(listStatuses(), { given: replied, response })
    expect(data).toMatchObject({
      entities: {
        [householdId]: { reply: { id: replyId, seats: [{ hallId, coming: 3, children: 1 }] }, openedBy: 'link' },
      },
      unreadReplies: 1,
    })
  })

  it('are those that changed after a revision', async () => {
    const response = { status: 200, body: { items: [], ...counts } }
    const call = listStatuses(replyIds, LATEST_REVISION)
    const { data } = await verifyCall(call, { given: replied, when: 'that changed after a revision', response })
    expect(data).toMatchObject({ entities: {}, unreadReplies: 1 })
  })

  it('return 400 for an invalid revision', async () => {
    const call = listStatuses(replyIds, -1)
    const response = createFieldError('after')
    const { error } = await verifyCall(call, { given: planned, when: 'after an invalid revision', response })
    expect(error).toMatchObject(createBadRequest('after'))
  })

  it('have replies that are marked as seen', async () => {
    const { error } = await verifyCall(markRepliesSeen(), { given: replied, response: { status: 204 } })
    expect(error).toBeUndefined()
  })
})

it('the history of a household has its replies, messages and views', async () => {
  const views = eachLike({ source, date: matchCalendarDate('2026-11-21') })
  const response = { status: 200, body: { replies: [matchReply()], sends: eachLike(matchSend()), views } }
  const { data } = await verifyCall(getHouseholdHistory(), { given: replied, response })
  expect(data).toMatchObject({ replies: [{ id: replyId, channel: 'link' }], sends: [{ kind: 'invite' }] })
})

describe('a reply', () => {
  it('is recorded by phone', async () => {
    const { id, seats, message } = replyInput
    const reply = { id, seats, message, channel: 'host', mayPublish: false, createdAt: matchReply().createdAt }
    const response = { status: 201, body: { householdId, revision: integer(1), reply, sends: [] } }
    const { data } = await verifyCall(recordReply(), { given: listed, response })
    expect(data).toMatchObject({ householdId, reply: { id, channel: 'host', seats } })
  })

  it('is refused with 409 when its id was used before', async () => {
    const { error } = await verifyCall(recordReply(replyIds, { ...replyInput, id: replyId }), {
      given: replied,
      when: 'with an id that was used before',
      response: conflicts.already_exists,
    })
    expect(error).toMatchObject({ kind: 'other', status: 409, code: 'already_exists' })
  })

  it('is undone', async () => {
    const { reply: _undone, ...rest } = matchStatus()
    const { data } = await verifyCall(undoReply(), { given: replied, response: { status: 200, body: rest } })
    expect(data).toMatchObject({ householdId })
  })

  it('is restored', async () => {
    const response = { status: 200, body: matchStatus() }
    const { data } = await verifyCall(restoreReply(), { given: replied, response })
    expect(data).toMatchObject({ householdId, reply: { id: replyId } })
  })

  it('has a message that is published as a wish', async () => {
    const publishedAt = matchInstant('2026-11-21T13:00:00.000Z')
    const body = { ...matchStatus(), reply: { ...matchReply(), publishedAt } }
    const { data } = await verifyCall(publishWish(), { given: replied, response: { status: 200, body } })
    expect(data).toMatchObject({ reply: { id: replyId, publishedAt: expect.any(String) } })
  })
})

const tooMany = { ...replyInput, seats: [{ hallId, coming: 6, children: 0 }] }
it.each([
  ['a rate above 100', updateReplySettings(replyIds, { ...settingsUpdate, silentRate: 101 }), 'silentRate', planned],
  ['a negative revision', markRepliesSeen(replyIds, -1), 'revision', planned],
  ['more guests than seats', recordReply(replyIds, tooMany), 'seats.0.coming', listed],
] as const)('returns 400 with the invalid field for %s', async (what, call, field, given) => {
  const { error } = await verifyCall(call, { given, when: `with ${what}`, response: createFieldError(field) })
  expect(error).toMatchObject(createBadRequest(field))
})

it.each(Object.entries({ getReplySettings, getHouseholdHistory, undoReply, restoreReply, publishWish }))(
  '%s returns 400 for an invalid id',
  async (_operation, buildCall) => {
    const { error } = await verifyCall(buildCall({ ...replyIds, weddingId: 'no-id' }), {
      when: 'by a wrong id of the wedding',
      response: createFieldError('weddingId'),
    })
    expect(error).toMatchObject(createBadRequest('weddingId'))
  },
)

it.each([
  ['getHouseholdHistory', getHouseholdHistory({ ...replyIds, householdId: absent.id })],
  ['recordReply', recordReply({ ...replyIds, householdId: absent.id })],
  ['undoReply', undoReply({ ...replyIds, replyId: absent.id })],
  ['restoreReply', restoreReply({ ...replyIds, replyId: absent.id })],
  ['publishWish', publishWish({ ...replyIds, replyId: absent.id })],
])('%s returns 404 for an unknown id', async (_operation, call) => {
  const { error } = await verifyCall(call, { given: planned, when: 'that does not exist', response: notFound })
  expect(error).toEqual({ kind: 'notFound' })
})
