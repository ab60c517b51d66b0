import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMessages } from '@tests/messages'

const read = (file: string): string => readFileSync(join(process.cwd(), file), 'utf8')
const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/i18n/messages/**', 'src/catalogue/**', '**/*.test.*'],
}).map(read)

/** Messages as sources write them: `<name>Messages.<key>`. */
async function getMessageNames(catalogue: string): Promise<string[]> {
  const groups = (await import(join(process.cwd(), catalogue))) as Record<string, object>
  return Object.entries(groups).flatMap(([group, messages]) => Object.keys(messages).map((key) => `${group}.${key}`))
}

it.each(globSync('src/i18n/messages/*.ts'))('%s has no message that no source uses', async (catalogue) => {
  const isUsed = (name: string) => {
    const [group] = name.split('.') as [string]
    // A group is also read by index (`group[key]`), or handed over as a whole.
    return sources.some((text) => text.includes(name) || text.includes(`${group}[`) || text.includes(`: ${group}`))
  }
  const names = await getMessageNames(catalogue)
  expect(names.filter((name) => !isUsed(name))).toEqual([])
})

it('the site catalogue has the text of every toast, because a toast outlives the page and its catalogue', async () => {
  const site = new Set(await getMessageNames('src/i18n/messages/site.ts'))
  const toastMessages = sources.flatMap((text) =>
    [...text.matchAll(/toastShown\('\w+', (\w+\.\w+)/g)].map(([, name]) => name!),
  )
  expect(toastMessages).not.toEqual([])
  expect(toastMessages.filter((name) => !site.has(name))).toEqual([])
})

it('no id is in two catalogues, whose Arabic texts may differ', () => {
  const ids = globSync('src/i18n/messages/*.ar.json').flatMap((file) => Object.keys(JSON.parse(read(file)) as object))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

it('every message is compiled in both languages', () => {
  expect(Object.keys(readMessages('ar')).sort()).toEqual(Object.keys(readMessages('en')).sort())
})
