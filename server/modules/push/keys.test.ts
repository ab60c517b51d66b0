import { createPushKeys } from './keys.ts'

it('makes keys of the length that push services expect, whatever the secret', () => {
  // Enough that one in 256, whose private key starts with a zero, is among them.
  for (let secret = 0; secret < 2000; secret += 1) {
    const { privateKey, publicKey } = createPushKeys(String(secret))
    expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32)
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  }
})
