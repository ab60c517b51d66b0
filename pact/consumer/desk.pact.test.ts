import { MatchersV3 } from '@pact-foundation/pact'
import { couple, recordedSend, states } from '../states.ts'
import { createBadRequest, createFieldError, matchInstant } from './contract.ts'
import { deskCalls, messageTemplate, sendInput } from './deskCalls.ts'
import { conflicts, createListedState, createPlannedState, matchHousehold, ownIds, verifyCall } from './wedding.ts'

const { boolean, integer, regex } = MatchersV3
const { recordSend, deleteSend, listMessageTemplates, updateMessageTemplate } = deskCalls
const { renewHouseholdLink, revokeHouseholdLink, openHouseholdOnDesk } = deskCalls
const { weddingId, householdId } = ownIds
const { sendId } = recordedSend
const changedHousehold = { ...matchHousehold(2), asksReply: boolean(true) }
const planned = [createPlannedState()]
const listed = [...planned, createListedState()]
const sent = [...listed, [states.invitationSent, { weddingId, householdId, sendId }] as const]

describe('recordSend', () => {
  it('returns the status of the household', async () => {
    const { id, kind, result } = sendInput
    const send = {
      id,
      householdId,
      kind,
      result,
      sentBy: couple.id,
      createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
    }
    const response = { status: 201, body: { householdId, revision: integer(1), sends: [send] } }
    const { data } = await verifyCall(recordSend(), { given: listed, response })
    expect(data).toMatchObject({ householdId, sends: [{ id, kind, result, sentBy: couple.id }] })
  })

  it('returns 409 when its id was used before', async () => {
    const { error } = await verifyCall(recordSend(ownIds, { ...sendInput, result: 'skipped' }), {
      given: sent,
      when: 'with an id that was used before',
      response: conflicts.already_exists,
    })
    expect(error).toMatchObject({ kind: 'other', status: 409, code: 'already_exists' })
  })

  it('returns 400 for a household that is not on the list', async () => {
    const { error } = await verifyCall(recordSend(), {
      given: planned,
      when: 'that is not on the list',
      response: createFieldError('householdId'),
    })
    expect(error).toMatchObject(createBadRequest('householdId'))
  })
})

it('deleteSend returns the status of the household without the message', async () => {
  const response = { status: 200, body: { householdId, revision: integer(2), sends: [] } }
  const { data } = await verifyCall(deleteSend(), { given: sent, response })
  expect(data).toMatchObject({ householdId, sends: [] })
})

it('listMessageTemplates returns the edited texts', async () => {
  const { text = '' } = messageTemplate
  const { data } = await verifyCall(listMessageTemplates(), {
    given: [...planned, [states.templateEdited, { weddingId, text }]],
    response: { status: 200, body: { items: [messageTemplate] } },
  })
  expect(data).toEqual({ items: [messageTemplate] })
})

describe('updateMessageTemplate', () => {
  it('returns the edited texts', async () => {
    const { data } = await verifyCall(updateMessageTemplate(), {
      given: planned,
      response: { status: 200, body: { items: [messageTemplate] } },
    })
    expect(data).toEqual({ items: [messageTemplate] })
  })

  it('restores the default without a text', async () => {
    const { text, ...key } = messageTemplate
    const { data } = await verifyCall(updateMessageTemplate(ownIds, key), {
      given: [...planned, [states.templateEdited, { weddingId, text: text ?? '' }]],
      when: 'that restores the default',
      response: { status: 200, body: { items: [] } },
    })
    expect(data).toEqual({ items: [] })
  })

  it('returns 400 for a text without a visible character', async () => {
    const { error } = await verifyCall(updateMessageTemplate(ownIds, { ...messageTemplate, text: ' ' }), {
      given: planned,
      when: 'without a visible character',
      response: createFieldError('text'),
    })
    expect(error).toMatchObject(createBadRequest('text'))
  })
})

it('renewHouseholdLink returns the household with its new link', async () => {
  const linkToken = regex('^[a-z2-9]{26}$', 'k3v9xq2m7tdh4p8w5znb6cfgyj')
  const { data } = await verifyCall(renewHouseholdLink(), {
    given: listed,
    response: { status: 200, body: { ...changedHousehold, linkToken } },
  })
  expect(data).toMatchObject({ id: householdId, version: 2, linkToken: expect.any(String) })
})

it('revokeHouseholdLink returns the household without a link', async () => {
  const { data } = await verifyCall(revokeHouseholdLink(), {
    given: listed,
    response: { status: 200, body: changedHousehold },
  })
  expect(data).toMatchObject({ id: householdId, version: 2 })
  expect(data).not.toHaveProperty('linkToken')
})

it('openHouseholdOnDesk returns who has the household open, and until when', async () => {
  const desk = { memberId: couple.id, until: matchInstant('2026-11-21T10:02:00.000Z') }
  const response = { status: 200, body: { householdId, revision: integer(1), desk, sends: [] } }
  const { data } = await verifyCall(openHouseholdOnDesk(), { given: listed, response })
  expect(data).toMatchObject({ householdId, desk: { memberId: couple.id, until: expect.any(String) } })
})
