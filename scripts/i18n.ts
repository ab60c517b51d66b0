/**
 * `npm run i18n`: checks and compiles the messages of src/i18n/messages with formatjs. Each catalogue is `<name>.ts` (English) and
 * `<name>.ar.json` (Arabic). Fails on an id with two texts, a missing or extra translation, and on arguments that differ between the
 * languages. Writes src/i18n/compiled/<name>.<locale>.json, parsed, so that the browser needs no parser.
 */
import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './lib/run.ts'

const messages = join(root, 'src/i18n/messages')
const compiled = join(root, 'src/i18n/compiled')
const extracted = join(root, '.cache/i18n')
const catalogues = globSync('*.ts', { cwd: messages }).map((file) => basename(file, '.ts'))

const runProgram = promisify(execFile)
const runFormatjs = (...args: string[]) =>
  runProgram(process.execPath, [join(root, 'node_modules/@formatjs/cli/bin/formatjs'), ...args])

const extract = (names: string[], outFile: string) =>
  runFormatjs(
    'extract',
    ...names.map((name) => join(messages, `${name}.ts`)),
    '--format',
    'simple',
    // Messages to households have several lines.
    '--preserve-whitespace',
    '--throws',
    '--out-file',
    outFile,
  )

const compile = (file: string, outFile: string) =>
  runFormatjs('compile', file, '--format', 'simple', '--ast', '--out-file', outFile)

async function build(name: string): Promise<void> {
  const english = join(extracted, name, 'en.json')
  const arabic = join(messages, `${name}.ar.json`)
  await extract([name], english)
  await runFormatjs(
    'verify',
    '--source-locale',
    'en',
    '--missing-keys',
    '--extra-keys',
    '--structural-equality',
    english,
    arabic,
  )
  await Promise.all([
    compile(english, join(compiled, `${name}.en.json`)),
    compile(arabic, join(compiled, `${name}.ar.json`)),
  ])
}

await rm(compiled, { recursive: true, force: true })
await mkdir(compiled, { recursive: true })
try {
  await extract(catalogues, join(extracted, 'all.json'))
  await Promise.all(catalogues.map(build))
} catch (error) {
  console.error(error instanceof Error && 'stderr' in error ? error.stderr : error)
  process.exit(1)
}
