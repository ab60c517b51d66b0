import { invalidField } from '../../errors.ts'

/** Words that everybody tries first on this site. */
const CONTEXT_WORDS = ['zaffa', 'zafaf']

/** Signs that stand for a letter in passwords. */
const LOOKALIKES: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' }

let loading: Promise<ReadonlySet<string>> | null = null

/** 49,000 passwords of breaches in small letters (zxcvbn's list); loaded with the first password that is chosen. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set([...CONTEXT_WORDS, ...dictionary['passwords-common']])
}

const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '')
const withoutLookalikes = (text: string): string => text.replace(/[@431!0$57]/g, (sign) => LOOKALIKES[sign]!)
const withoutCount = (text: string): string => text.replace(/[^\p{L}\p{N}]*(?:1|12|123|1234|12345|123456)[^\p{L}\p{N}]*$/u, '')

/**
 * What a password is a decoration of: hardly any common password has a capital, a digit and a sign as ours must, so that people
 * capitalise one and add to it.
 */
function undecorated(password: string): string[] {
  const lower = password.toLowerCase()
  return [lower, withoutCount(lower)].flatMap((form) => [form, lettersAndDigits(form), lettersAndDigits(withoutLookalikes(form))])
}

/** Whether a password is common or breached, or only decorates one with a capital, signs or 123 (ASVS 5.0, 6.2.4 and 6.2.11). */
async function isCommonPassword(password: string): Promise<boolean> {
  const common = await (loading ??= loadCommonPasswords())
  return undecorated(password).some((form) => common.has(form))
}

/**
 * Refuses a chosen password that is common or breached.
 * @throws ApiError validation_failed on the field
 */
export async function refuseCommonPassword(field: 'password' | 'newPassword', password: string): Promise<void> {
  if (await isCommonPassword(password)) throw invalidField(field, (texts) => texts.commonPassword)
}
