/**
 * Writes what is made from zaffa.v1.yaml: the RTK Query endpoints and the types of both sides.
 * `npm run api` writes them; with `--check` (`npm run api:check`) nothing is written and any difference fails.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import openapiTS, { astToString } from 'openapi-typescript'

const root = resolve(import.meta.dirname, '..')
const document = join(root, 'openapi/zaffa.v1.yaml')
const target = join(root, 'src/api/generated')
const header = '// Made from openapi/zaffa.v1.yaml by `npm run api`. Never edited by hand.\n'

/** All that the guest's page calls: the rest of the API would be code on cheap phones that nothing runs. */
const GUEST_OPERATIONS = ['getInvitationBySlug']

type Answers = Record<string, { content?: object } | { $ref: string }>

/** An operation that answers with a file is an address for links and pictures, not a call of the store. */
const answersWithFile = (responses: Answers): boolean =>
  Object.entries(responses).some(
    ([status, response]) => status.startsWith('2') && 'content' in response && response.content && !('application/json' in response.content),
  )

async function generate(): Promise<Map<string, string>> {
  const types = astToString(await openapiTS(new URL(`file://${document}`), { defaultNonNullable: false }))
  const common = { schemaFile: document, encodePathParams: true, mergeReadWriteOnly: true, useUnknown: true, tag: false }
  const endpoints = await generateEndpoints({
    ...common,
    filterEndpoints: (_name, { operation }) => !answersWithFile(operation.responses),
    apiFile: '../base',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    hooks: { queries: true, lazyQueries: true, mutations: true },
  })
  const guestEndpoints = await generateEndpoints({
    ...common,
    filterEndpoints: GUEST_OPERATIONS,
    apiFile: '../guestBase',
    apiImport: 'guestBaseApi',
    exportName: 'generatedGuestApi',
    hooks: false,
  })
  return new Map([
    ['types.ts', header + types],
    ['endpoints.ts', header + String(endpoints)],
    ['guestEndpoints.ts', header + String(guestEndpoints)],
  ])
}

async function readExisting(): Promise<Map<string, string>> {
  const names = await readdir(target).catch(() => [] as string[])
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(target, name), 'utf8')] as const)))
}

const wanted = await generate()
const existing = await readExisting()
if (process.argv.includes('--check')) {
  const drifted = [...new Set([...wanted.keys(), ...existing.keys()])].filter((n) => wanted.get(n) !== existing.get(n))
  if (drifted.length > 0) {
    console.error(`src/api/generated differs from openapi/zaffa.v1.yaml: ${drifted.join(', ')}. Run \`npm run api\` and commit.`)
    process.exit(1)
  }
  console.log('src/api/generated matches openapi/zaffa.v1.yaml')
} else {
  await mkdir(target, { recursive: true })
  await Promise.all([...wanted].map(([name, text]) => writeFile(join(target, name), text)))
  console.log(`wrote ${[...wanted.keys()].join(', ')} to src/api/generated`)
}
