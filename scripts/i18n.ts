/**
 * Checks and compiles the messages: every `messages.ts` under src (English) with the `messages.ar.json` beside it.
 * Fails on a missing, unused or doubled message, on arguments that differ between the languages, and on a toast's words
 * that would be gone with the page.
 * Writes src/i18n/compiled/<catalogue>.<locale>.json, parsed, so that no parser is sent to the browser.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

const root = resolve(import.meta.dirname, '..')
const compiled = join(root, 'src/i18n/compiled')

const invitation = 'src/features/invitation'
/** Words that the site needs everywhere and the guest's page, which has no other catalogue, as well. */
const everywhere = ['src/api/errorText']
/** Catalogues that come with the pages that need them (src/app/routes.tsx), by folder; the site's own gets the rest. */
const pageCatalogues: Record<string, string[]> = {
  guest: [`${invitation}/card`, `${invitation}/share`, `${invitation}/guest`, ...everywhere],
  studio: [`${invitation}/form`, `${invitation}/mapLink`, `${invitation}/preview`, `${invitation}/publish`, `${invitation}/list`, 'src/features/dashboard'],
  account: ['src/features/auth', 'src/features/account'],
  home: ['src/features/home'],
  about: ['src/features/about'],
  items: ['src/features/items'],
  providers: ['src/features/providers'],
  consent: ['src/features/analytics'],
  help: ['src/features/contact', 'src/features/faq', 'src/features/support'],
  legal: ['src/features/legal'],
  deepLink: ['src/features/deep-link'],
}
const withPages = Object.values(pageCatalogues).flat()
const isIn = (folders: string[], file: string): boolean => folders.some((folder) => `${relative(root, dirname(file))}/`.startsWith(`${folder}/`))
const isSiteWide = (file: string): boolean => isIn(everywhere, file) || !isIn(withPages, file)

interface Message {
  id: string
  /** As sources write it: `group.key`. */
  name: string
  file: string
  english: string
  arabic: string | undefined
}

const problems: string[] = []

async function readMessages(file: string, sources: string[]): Promise<Message[]> {
  const arabic = await readFile(file.replace(/\.ts$/, '.ar.json'), 'utf8').then(
    (text) => JSON.parse(text) as Record<string, string>,
    (): Record<string, string> => ({}),
  )
  const groups = Object.entries((await import(file)) as Record<string, Record<string, { id: string; defaultMessage: string }>>)
  const messages = groups.flatMap(([name, group]) => {
    if (!name.endsWith('Messages')) problems.push(`${relative(root, file)}: export '${name}' must end in 'Messages'`)
    return Object.entries(group).map(([key, { id, defaultMessage }]) => {
      const used = sources.some((text) => text.includes(`${name}.${key}`) || text.includes(`${name}[`) || text.includes(`: ${name}`))
      if (!used) problems.push(`${id}: unused (no '${name}.${key}' in src)`)
      return { id, name: `${name}.${key}`, file, english: defaultMessage, arabic: arabic[id] }
    })
  })
  const known = new Set(messages.map(({ id }) => id))
  for (const id of Object.keys(arabic)) if (!known.has(id)) problems.push(`${id}: Arabic text without a message`)
  return messages
}

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const nested =
      element.type === TYPE.select || element.type === TYPE.plural
        ? Object.values(element.options).flatMap((option) => argumentsOf(option.value))
        : element.type === TYPE.tag
          ? argumentsOf(element.children)
          : []
    return [element.value, ...nested]
  })
}

function compile(id: string, text: string): MessageFormatElement[] {
  try {
    return parse(text)
  } catch (error) {
    problems.push(`${id}: not a message: ${String(error)}`)
    return []
  }
}

function check(messages: Message[]): void {
  const seen = new Map<string, string>()
  for (const { id, file, english, arabic } of messages) {
    if (seen.has(id)) problems.push(`${id}: in ${relative(root, file)} and in ${seen.get(id)}`)
    seen.set(id, relative(root, file))
    if (!arabic) {
      problems.push(`${id}: no Arabic text`)
      continue
    }
    const [en, ar] = [english, arabic].map((text) => [...new Set(argumentsOf(compile(id, text)))].sort().join(', '))
    if (en !== ar) problems.push(`${id}: arguments differ: English {${en}}, Arabic {${ar}}`)
  }
}

/** A toast outlives its page, and the page's catalogue with it. */
function checkToasts(messages: Message[], sources: string[]): void {
  const shown = new Set(sources.flatMap((text) => [...text.matchAll(/toastShown\('\w+', (\w+\.\w+)/g)].map(([, name]) => name)))
  for (const { id, name, file } of messages) {
    if (shown.has(name) && !isSiteWide(file)) problems.push(`${id}: a toast's words must be in a folder of the site's catalogue`)
  }
}

async function write(catalogue: string, messages: Message[]): Promise<void> {
  for (const locale of ['en', 'ar'] as const) {
    const entries = messages.map((m) => [m.id, compile(m.id, (locale === 'en' ? m.english : m.arabic) ?? '')])
    await writeFile(join(compiled, `${catalogue}.${locale}.json`), JSON.stringify(Object.fromEntries(entries)))
  }
}

const sources = await Promise.all(
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.endsWith('messages.ts') && !/\.test\.tsx?$/.test(file))
    .map((file) => readFile(join(root, file), 'utf8')),
)
const files = globSync('src/**/messages.ts', { cwd: root }).sort()
const messages = (await Promise.all(files.map((file) => readMessages(join(root, file), sources)))).flat()
check(messages)
checkToasts(messages, sources)
await mkdir(compiled, { recursive: true })
await write('site', messages.filter((m) => isSiteWide(m.file)))
for (const [name, folders] of Object.entries(pageCatalogues)) await write(name, messages.filter((m) => isIn(folders, m.file)))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`${messages.length} messages in English and Arabic`)
