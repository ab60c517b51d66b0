import { normalizePhone } from '@shared/patterns'
import type { Person } from './events'

/** What the short-video pixel may know of a person: SHA-256 in hexadecimal, lower case (specification §7). */
export interface HashedPerson {
  email?: string
  phone_number?: string
}

const EGYPT = '+20'

export const normalisedEmail = (email: string): string => email.trim().toLowerCase()

/**
 * @returns a phone number as the pixel compares it (E.164: a plus sign, the country, the number), Egypt's where no country is
 * given; null for what is no number.
 */
export function normalisedPhone(phone: string): string | null {
  const international = normalizePhone(phone)
  const full = international.startsWith('+') ? international : EGYPT + international.replace(/^0/, '')
  return /^\+[1-9][0-9]{7,14}$/.test(full) ? full : null
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** @returns the person, hashed; empty when nothing is known, or where the browser cannot hash (a page without https). */
export async function hashedPerson({ email, phone }: Person): Promise<HashedPerson> {
  // Undefined on pages without https, whatever the types say.
  if (!(crypto.subtle as SubtleCrypto | undefined)) return {}
  const number = phone ? normalisedPhone(phone) : null
  return {
    ...(email?.trim() ? { email: await sha256(normalisedEmail(email)) } : {}),
    ...(number ? { phone_number: await sha256(number) } : {}),
  }
}
