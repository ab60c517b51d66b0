import { randomInt } from 'node:crypto'

/** Without 0, 1, l and o, which look alike: 32 characters, five bits each. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const UNGUESSABLE_SIGNS = 13
const REFERRAL_SIGNS = 8

const randomSigns = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** @returns 65 random bits, for slugs and short codes that cannot be guessed */
export const createUnguessableCode = (): string => randomSigns(UNGUESSABLE_SIGNS)

/** @returns a couple's referral code, short since it grants no access; a unique constraint catches collisions */
export const createReferralCode = (): string => randomSigns(REFERRAL_SIGNS)
