import { createFieldError } from '../../errors.ts'

/** Common guesses that are specific to this site. */
const CONTEXT_WORDS = ['zaffa', 'zafaf']

/** Characters that replace letters in passwords. */
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

let loading: Promise<ReadonlySet<string>> | null = null

/** Loads 49,000 lower-case passwords from breaches (zxcvbn's list), on the first password check. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...CONTEXT_WORDS, ...dictionary['passwords-common']])
}

const keepLettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')
const replaceLookalikes = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => LOOKALIKES[sign]!)
const stripTrailingCount = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]*(?:1|12|123|1234|12345|123456)[^\p{L}\p{N}]*$/u, '')

/**
 * @returns the base forms of a password in lower case: without separators, look-alike characters and a counting suffix. Few common passwords satisfy
 * the site's character rules, so users capitalise a common one and append to it.
 */
function listBaseForms(password: string): string[] {
  const lower = password.toLowerCase()
  return [lower, stripTrailingCount(lower)].flatMap((form) => [
    form,
    keepLettersAndDigits(form),
    keepLettersAndDigits(replaceLookalikes(form)),
  ])
}

/** @returns whether a password is common or breached, or a common one with capitals, symbols or a suffix such as 123 (ASVS 5.0, 6.2.4 and 6.2.11) */
async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (loading ??= loadCommonPasswords())
  return listBaseForms(password).some((form) => common.has(form))
}

/**
 * Refuses a new password that is common or breached.
 * @throws ApiError validation_failed on the field
 */
export async function rejectCommonPassword(field: 'password' | 'newPassword', password: string): Promise<void> {
  if (await isCommonPassword(password)) throw createFieldError(field, (texts) => texts.commonPassword)
}
