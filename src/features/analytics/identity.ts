import { normalizePhone } from '@shared/patterns'
import type { Person } from './events'

/** What TikTok's pixel receives of a person: SHA-256 in lower-case hexadecimal (specification §7). */
export interface HashedPerson {
  email?: string
  phone_number?: string
}

const EGYPT = '+20'

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** @returns a phone number in E.164 (plus sign, country, number), Egyptian where no country is given; null for an invalid one. */
export function normalizePhoneE164(phone: string): string | null {
  const international = normalizePhone(phone)
  const full = international.startsWith('+') ? international : EGYPT + international.replace(/^0/, '')
  return /^\+[1-9][0-9]{7,14}$/.test(full) ? full : null
}

async function hashSha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @returns the hashed person; empty when nothing is known, or without Web Crypto (a page without https). */
export async function hashPerson({ email, phone }: Person): Promise<HashedPerson> {
  // Undefined on pages without https, although the type says otherwise.
  if (!(crypto.subtle as SubtleCrypto | undefined)) return {}
  const number = phone ? normalizePhoneE164(phone) : null
  return {
    ...(email?.trim() ? { email: await hashSha256(normalizeEmail(email)) } : {}),
    ...(number ? { phone_number: await hashSha256(number) } : {}),
  }
}
