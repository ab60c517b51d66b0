import { createHmac, randomInt } from 'node:crypto'

/** Without 0, 1, l and o, which look alike: 32 characters, five bits each. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const UNGUESSABLE_LENGTH = 13
const LINK_TOKEN_LENGTH = 26
const REFERRAL_LENGTH = 8
const REFERENCE_LENGTH = 6

const createCode = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** @returns 65 random bits, for slugs and short codes that cannot be guessed */
export const createUnguessableCode = (): string => createCode(UNGUESSABLE_LENGTH)

/** @returns 130 random bits, for the personal link of a household, which is its only protection */
export const createLinkToken = (): string => createCode(LINK_TOKEN_LENGTH)

/** @returns the token of an invite, 130 bits that cannot be computed without the key: a repeated request gets it again, though only its hash is stored */
export const deriveLinkToken = (key: Buffer, id: string): string =>
  [...createHmac('sha256', key).update(id).digest().subarray(0, LINK_TOKEN_LENGTH)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')

/**
 * @param text the end of an address as it was opened: messengers and people add invisible marks, punctuation and capitals
 * @returns the token of the personal link in it; undefined without exactly one
 */
export function findLinkToken(text: string): string | undefined {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const tokens = words.filter((word) => word.length === LINK_TOKEN_LENGTH)
  return tokens.length === 1 ? tokens[0] : undefined
}

/** @returns a couple's referral code, short since it grants no access; a unique constraint catches collisions */
export const createReferralCode = (): string => createCode(REFERRAL_LENGTH)

/** @returns the reference of an enquiry, for couple and provider to name it; it grants no access */
export const createReference = (): string => createCode(REFERENCE_LENGTH).toUpperCase()

/** @returns 50 random bits in two groups, to write down: it replaces the second factor of an operator once */
export const createRecoveryCode = (): string => `${createCode(5)}-${createCode(5)}`
