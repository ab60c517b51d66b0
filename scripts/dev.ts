/**
 * `npm run dev`: starts the API server and webpack's dev server, both in watch mode, and recompiles messages when they change. `-- --demo` is
 * passed to the server. Stops both on Ctrl-C, and when one of them exits.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { DEV_API_PORT, devServer } from './devServer.ts'
import { root, run } from './lib/run.ts'

/** Debounce interval in ms, because editors write a file in several steps. */
const SETTLE_MS = 100
const node = process.execPath
const site = `http://${devServer.host}:${devServer.port}`

const compileMessages = () => run(node, ['scripts/i18n.ts'])

function watchMessages(): void {
  let timer: NodeJS.Timeout | undefined
  watch(join(root, 'src/i18n/messages'), () => {
    clearTimeout(timer)
    timer = setTimeout(() => void compileMessages(), SETTLE_MS)
  })
}

await compileMessages()
watchMessages()
const children: ChildProcess[] = [
  spawn(node, ['--watch', '--watch-preserve-output', 'server/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(DEV_API_PORT), PUBLIC_URL: process.env['PUBLIC_URL'] ?? site },
  }),
  spawn(node, [join(root, 'node_modules/webpack/bin/webpack.js'), 'serve', '--mode', 'development'], {
    cwd: root,
    stdio: 'inherit',
  }),
]
console.log(`The site will be at ${site}; its API is behind it, at port ${DEV_API_PORT}.`)

function stop(code: number): void {
  for (const child of children) child.kill('SIGTERM')
  process.exit(code)
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
for (const child of children) child.on('exit', (code) => stop(code ?? 1))
