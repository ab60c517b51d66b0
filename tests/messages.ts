import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Messages } from '@/i18n/catalogues'
import type { Locale } from '@/i18n/locales'

const compiled = join(process.cwd(), 'src/i18n/compiled')
const cache = new Map<string, Messages>()

/** @returns all messages of a language, or those of one catalogue, as compiled by `npm run i18n` */
export function readMessages(locale: Locale, catalogue = ''): Messages {
  const key = `${locale} ${catalogue}`
  const messages = cache.get(key) ?? parseMessages(locale, catalogue)
  cache.set(key, messages)
  return messages
}

function parseMessages(locale: Locale, catalogue: string): Messages {
  const files = readdirSync(compiled).filter((file) => file.startsWith(catalogue) && file.endsWith(`.${locale}.json`))
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(compiled, file), 'utf8')) as Messages),
  ) as Messages
}
