import { randomInt } from 'node:crypto'

/** Without 0, 1, l and o, which look alike: 32 signs, five bits each. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const UNGUESSABLE_SIGNS = 13
const REFERRAL_SIGNS = 8

const randomSigns = (count: number): string => Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** 65 random bits, for what leads to an invitation: nobody guesses its address, nor its short link's code. */
export const newUnguessableCode = (): string => randomSigns(UNGUESSABLE_SIGNS)

/** A couple's referral code: short enough to be read out, since it opens nothing. Two may meet; the database says so. */
export const newReferralCode = (): string => randomSigns(REFERRAL_SIGNS)
