import { jest } from '@jest/globals'
import { startProvider, type Provider } from './provider.ts'
import { verifyContract } from './verify.ts'

/** Replays the committed contract against our own server, as the backend team does against theirs. */
jest.setTimeout(120_000)

let provider: Provider
beforeAll(async () => {
  provider = await startProvider()
})
afterAll(() => provider.close())

it('keeps the contract', async () => {
  await expect(verifyContract({ providerBaseUrl: provider.baseUrl, statesUrl: provider.statesUrl })).resolves.toBeUndefined()
})
