import { randomInt } from 'node:crypto'

/** Without 0, 1, l and o, which look alike: 32 characters, five bits each. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const UNGUESSABLE_LENGTH = 13
const LINK_TOKEN_LENGTH = 26
const REFERRAL_LENGTH = 8

const createCode = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** @returns 65 random bits, for slugs and short codes that cannot be guessed */
export const createUnguessableCode = (): string => createCode(UNGUESSABLE_LENGTH)

/** @returns 130 random bits, for the personal link of a household, which is its only protection */
export const createLinkToken = (): string => createCode(LINK_TOKEN_LENGTH)

/** @returns a couple's referral code, short since it grants no access; a unique constraint catches collisions */
export const createReferralCode = (): string => createCode(REFERRAL_LENGTH)
