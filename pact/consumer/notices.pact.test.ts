import { MatchersV3 } from '@pact-foundation/pact'
import { createBadRequest, createFieldError } from './contract.ts'
import { noticeCalls, subscription } from './noticeCalls.ts'
import { createPlannedState, ownIds, verifyCall } from './wedding.ts'

const { regex } = MatchersV3
const { getNotices, turnOnNotices, turnOffNotices } = noticeCalls

const planned = [createPlannedState()]
const publicKey = regex(
  '^[A-Za-z0-9_-]{87}$',
  'BMesfrjOo7-rM7nDb4jH5wylWRRfb1kF5D7ZDUf80NXIzA5HY7yekkDLgRSpmChdErgHoU4tVj9MoYMVonyRi1g',
)

describe('notices on this device', () => {
  it('are off at first', async () => {
    const response = { status: 200, body: { publicKey, isOn: false, showsTitle: false } }
    const { data } = await verifyCall(getNotices(), { given: planned, response })
    expect(data).toMatchObject({ publicKey: expect.any(String), isOn: false })
  })

  it('are turned on', async () => {
    const response = { status: 200, body: { publicKey, isOn: true, showsTitle: true } }
    const { data } = await verifyCall(turnOnNotices(), { given: planned, response })
    expect(data).toMatchObject({ isOn: true, showsTitle: true })
  })

  it('are turned off', async () => {
    const { error } = await verifyCall(turnOffNotices(), { given: planned, response: { status: 204 } })
    expect(error).toBeUndefined()
  })

  it('return 400 for a secret of a wrong length', async () => {
    const call = turnOnNotices(ownIds, { ...subscription, auth: 'BTBZMqHH6r4' })
    const response = createFieldError('auth')
    const { error } = await verifyCall(call, { given: planned, when: 'with a short secret', response })
    expect(error).toMatchObject(createBadRequest('auth'))
  })
})

it.each(Object.entries({ getNotices, turnOffNotices }))(
  '%s returns 400 for an invalid id',
  async (_name, buildCall) => {
    const { error } = await verifyCall(buildCall({ ...ownIds, weddingId: 'no-id' }), {
      when: 'by a wrong id of the wedding',
      response: createFieldError('weddingId'),
    })
    expect(error).toMatchObject(createBadRequest('weddingId'))
  },
)
