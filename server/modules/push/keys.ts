import { createECDH } from 'node:crypto'
import { deriveKey } from '../../lib/secretTokens.ts'

/** The key pair by which push services recognize this server (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * @param secret of the server, which all its processes share and no backup contains
 * @returns the same keys for the same secret; browsers subscribe again when it has changed
 */
export function createPushKeys(secret: string): PushKeys {
  const privateKey = deriveKey(secret, 'push notices')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  // Not `curve.getPrivateKey()`, which omits zeros at the start: one key in 256 would be too short for the library.
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}
