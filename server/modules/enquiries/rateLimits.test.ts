import { addApprovedProvider, createEnquiryInput } from '../../../tests/server/support/enquiries.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'

describe('the rate limits of enquiries', () => {
  it('allow ten enquiries an hour from an address, and 30 a day of an account, not of all visitors', async () => {
    const limited = await startTestServer({ environment: { RATE_LIMIT_SCALE: '1' } })
    try {
      const id = await addApprovedProvider(limited)
      const account = await registerCouple(limited)
      const send = async (address: string, token?: string) =>
        (
          await limited.call('POST', `providers/${id}/enquiries`, {
            body: createEnquiryInput(),
            address,
            ...(token ? { token } : {}),
          })
        ).status
      const fromOne: number[] = []
      for (let nth = 0; nth < 11; nth += 1) fromOne.push(await send('203.0.113.1'))
      expect(fromOne).toEqual([...Array.from({ length: 10 }, () => 201), 429])
      const ofAccount: number[] = []
      for (let nth = 0; nth < 31; nth += 1) ofAccount.push(await send(`198.51.100.${nth}`, account.token))
      expect(ofAccount).toEqual([...Array.from({ length: 30 }, () => 201), 429])
      const ofVisitors: number[] = []
      for (let nth = 0; nth < 31; nth += 1) ofVisitors.push(await send(`192.0.2.${nth}`))
      expect(ofVisitors).toEqual(Array.from({ length: 31 }, () => 201))
    } finally {
      await limited.close()
    }
  })
})
