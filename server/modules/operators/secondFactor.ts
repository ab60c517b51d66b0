import { Secret, TOTP } from 'otpauth'
import { toLatinDigits } from '../../../shared/patterns.ts'
import { createRecoveryCode } from '../../lib/codes.ts'

/** RFC 6238, as all authenticator apps support it. */
const PERIOD_S = 30
const DIGITS = 6
/** Also accepts the codes before and after the present one: a phone's clock may be 30 s off. */
const WINDOW = 1
const SECRET_BYTES = 20
const RECOVERY_CODES = 10

const createTotp = (secret: string, email: string): TOTP =>
  new TOTP({ issuer: 'Zaffa', label: email, digits: DIGITS, period: PERIOD_S, secret: Secret.fromBase32(secret) })

/** @returns a new key, in Base32 */
export const createSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** @returns the otpauth: address of a key, which authenticator apps read */
export const buildAppAddress = (secret: string, email: string): string => createTotp(secret, email).toString()

/**
 * @param now in ms since 1970
 * @returns the time step of a code, in periods since 1970; null when it is no present code
 */
export function findStep(secret: string, code: string, now: number): number | null {
  const delta = createTotp(secret, '').validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}

/** @returns a code as it is compared: with Latin digits and small letters, without spaces and hyphens */
export const cleanCode = (typed: string): string => toLatinDigits(typed).toLowerCase().replace(/[ -]/g, '')

/** @returns whether a clean code is of the app; others are recovery codes */
export const isAppCode = (code: string): boolean => /^\d+$/.test(code) && code.length === DIGITS

/** @returns new recovery codes, as they are written down */
export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, createRecoveryCode)
