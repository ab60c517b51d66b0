/**
 * Generates the site's RTK Query endpoints, the types of browser and server, and the one document that the server loads, from zaffa.v1.yaml.
 * `npm run api` writes them; `--check` (`npm run api:check`) writes nothing and fails on any difference.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { bundle } from '@apidevtools/json-schema-ref-parser'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import openapiTS, { astToString } from 'openapi-typescript'
import { OPERATIONS_OF_OTHER_CLIENTS } from './siteOperations.ts'

const root = resolve(import.meta.dirname, '..')
const document = join(root, 'openapi/zaffa.v1.yaml')
const targets = ['openapi/generated', 'src/api/generated']
const header = '// Generated from openapi/zaffa.v1.yaml by `npm run api`. Do not edit.\n'

type Responses = Record<string, { content?: object } | { $ref: string }>

/** @returns whether the operation responds with a file. The site links to its address and needs no endpoint in the store. */
const returnsFile = (responses: Responses): boolean =>
  Object.entries(responses).some(
    ([status, response]) =>
      status.startsWith('2') && 'content' in response && response.content && !('application/json' in response.content),
  )

/** Tags of the operations that only the pages of a wedding call. Their endpoints are a file of their own, which those pages load. */
const WEDDING_TAGS = ['weddings', 'members', 'guests', 'replies', 'desk']

/** Tag of the operations that only the scripts of the guest page call, which have no store. */
const GUEST_PAGE_TAG = 'links'

/** Tag of the operations that only the operator's console calls, which has a store of its own. */
const OPERATOR_TAG = 'operator'

/** Tags of the operations that only the pages of providers call, as above. */
const PROVIDER_TAGS = ['providers', 'ownProviders', 'enquiries']

/** Tags of operations that only one page calls, as above: that of short links, the studio, and the replies. */
const PAGE_TAGS = ['deepLinks', 'uploads', 'notices'] as const

type Client = 'site' | 'weddings' | 'providers' | 'operator' | (typeof PAGE_TAGS)[number]

/** @returns the client to which the operations of a tag belong */
function getClient(tag = ''): Client {
  if (tag === OPERATOR_TAG) return 'operator'
  if (PROVIDER_TAGS.includes(tag)) return 'providers'
  if (WEDDING_TAGS.includes(tag)) return 'weddings'
  return PAGE_TAGS.find((own) => own === tag) ?? 'site'
}

/** @returns the endpoints of the operations of one client */
const generateClient = async (exportName: string, client: Client): Promise<string> =>
  String(
    await generateEndpoints({
      schemaFile: document,
      encodePathParams: true,
      mergeReadWriteOnly: true,
      useUnknown: true,
      tag: false,
      filterEndpoints: (name, { operation }) =>
        !(name in OPERATIONS_OF_OTHER_CLIENTS) &&
        !returnsFile(operation.responses) &&
        operation.tags?.[0] !== GUEST_PAGE_TAG &&
        client === getClient(operation.tags?.[0]),
      apiFile: client === 'operator' ? '../operatorBase' : '../base',
      apiImport: client === 'operator' ? 'operatorBaseApi' : 'baseApi',
      exportName,
      hooks: { queries: true, lazyQueries: true, mutations: true },
    }),
  )

/** @returns the text of each generated file, by its path in the repository */
async function generateFiles(): Promise<Map<string, string>> {
  const types = astToString(await openapiTS(new URL(`file://${document}`), { defaultNonNullable: false }))
  return new Map([
    ['openapi/generated/types.ts', header + types],
    ['openapi/generated/document.json', `${JSON.stringify(await bundle(document), null, 1)}\n`],
    ['src/api/generated/endpoints.ts', header + (await generateClient('generatedApi', 'site'))],
    ['src/api/generated/weddingEndpoints.ts', header + (await generateClient('weddingEndpoints', 'weddings'))],
    ['src/api/generated/providerEndpoints.ts', header + (await generateClient('providerEndpoints', 'providers'))],
    ['src/api/generated/deepLinkEndpoints.ts', header + (await generateClient('deepLinkEndpoints', 'deepLinks'))],
    ['src/api/generated/uploadEndpoints.ts', header + (await generateClient('uploadEndpoints', 'uploads'))],
    ['src/api/generated/noticeEndpoints.ts', header + (await generateClient('noticeEndpoints', 'notices'))],
    ['src/api/generated/operatorEndpoints.ts', header + (await generateClient('operatorEndpoints', 'operator'))],
  ])
}

async function readExisting(): Promise<Map<string, string>> {
  const paths: string[] = []
  for (const target of targets) {
    const names = await readdir(join(root, target)).catch(() => [] as string[])
    paths.push(...names.map((name) => `${target}/${name}`))
  }
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  )
}

const generatedFiles = await generateFiles()
const existingFiles = await readExisting()
if (process.argv.includes('--check')) {
  const drifted = [...new Set([...generatedFiles.keys(), ...existingFiles.keys()])].filter(
    (n) => generatedFiles.get(n) !== existingFiles.get(n),
  )
  if (drifted.length > 0) {
    console.error(
      `These files differ from openapi/zaffa.v1.yaml: ${drifted.join(', ')}. Run \`npm run api\` and commit.`,
    )
    process.exit(1)
  }
  console.log('The generated files match openapi/zaffa.v1.yaml')
} else {
  for (const target of targets) await mkdir(join(root, target), { recursive: true })
  await Promise.all([...generatedFiles].map(([path, text]) => writeFile(join(root, path), text)))
  console.log(`wrote ${[...generatedFiles.keys()].join(', ')}`)
}
