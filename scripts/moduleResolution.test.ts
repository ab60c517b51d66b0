/** Scripts and server run on Node without a bundler, and Node resolves modules only by their full file name. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './lib/run.ts'

/** @returns the files of the site and of the end-to-end suites that scripts and server import */
function findSharedModules(): string[] {
  const programs = globSync('{scripts,server,openapi,pact}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && !file.startsWith('pact/consumer/'),
  )
  const found = programs.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^import (?!type ).*from '((?:\.\.\/)+(?:src|shared|tests)\/[^']+)'/gm,
      ),
    ].map(([, path]) => join(dirname(file), path!)),
  )
  return [...new Set(found)]
}

it('Node resolves every module of the site and suites that programs import', () => {
  const modules = findSharedModules()
  expect(modules).toContain('shared/routes.ts')
  const program = modules.map((module) => `await import(${JSON.stringify(join(root, module))})`).join('\n')
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: root, stdio: 'pipe' })
})
