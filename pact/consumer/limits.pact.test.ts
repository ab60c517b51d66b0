import { placeholders, states } from '../states.ts'
import { openCalls, securedCalls } from './calls.ts'
import { tooManyRequests, verifyExchange, createSignedInState, withStore, type Given } from './contract.ts'
import { askingCalls } from './enquiryCalls.ts'
import { inviteCalls } from './memberCalls.ts'
import { ownProviderCalls } from './ownProviderCalls.ts'

const { registerProvider, verifyEmail, resendVerification, changePassword, updateProfile, uploadBackground } =
  securedCalls
const ofCouples = {
  registerProvider,
  verifyEmail,
  resendVerification,
  changePassword,
  updateProfile,
  uploadBackground,
  sendEnquiry: askingCalls.sendEnquiry(),
  addProviderPhoto: ownProviderCalls.addProviderPhoto(),
  lookUpMemberInvite: inviteCalls.lookUpMemberInvite(),
  acceptMemberInvite: inviteCalls.acceptMemberInvite(),
}
const limited = [
  ...Object.entries(openCalls).map(([operation, call]) => ({ operation, ...call, token: null })),
  ...Object.entries(ofCouples).map(([operation, call]) => ({ operation, ...call, token: placeholders.accessToken })),
]

describe.each(limited)('$operation', ({ operation, receiving, request, run, token }) => {
  it('returns 429 when the rate limit is exceeded', () => {
    const usedUp = [states.limitUsedUp, { operation }] as const
    const given: Given[] = token ? [createSignedInState(), usedUp] : [usedUp]
    return verifyExchange(
      { given, receiving: `${receiving} after too many of them`, request, response: tooManyRequests },
      (server) =>
        withStore(server, token, async (store) => {
          const { error } = await run(store)
          expect(error).toMatchObject({
            kind: 'other',
            status: 429,
            code: 'too_many_requests',
            message: expect.any(String),
          })
        }),
    )
  })
})
