/**
 * Runs a command with a PostgreSQL of its own: `node scripts/postgres.ts <command> …`.
 * A private cluster in a temporary folder, on a free port, ended by its pid; the command finds it in TEST_DATABASE_URL.
 * PostgreSQL refuses to run as root, so root hands the cluster to the user `postgres` of Debian's package.
 */
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './lib/server.ts'

const READY_MS = 20_000

/** The folder of the newest PostgreSQL of this machine, or null where its programs are on the PATH. */
function binaries(): string | null {
  const debian = '/usr/lib/postgresql'
  if (!existsSync(debian)) return null
  const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a))
  const found = versions.map((version) => join(debian, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')))
  return found ?? null
}

function idOf(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

/** Waits until the server takes connections. */
async function ready(program: (name: string) => string, port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const probe = spawn(program('pg_isready'), ['-q', '-U', 'postgres', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' })
    const [code] = (await once(probe, 'exit')) as [number | null]
    if (code === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL did not start.')
}

async function main([command, ...args]: string[]): Promise<number> {
  if (!command) throw new Error('usage: node scripts/postgres.ts <command> …')
  const folder = binaries()
  const program = (name: string) => (folder ? join(folder, name) : name)
  const data = mkdtempSync(join(tmpdir(), 'zaffa-postgres-'))
  const owner: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() }
  if (process.getuid?.() === 0) {
    Object.assign(owner, { uid: idOf('-u'), gid: idOf('-g') })
    chownSync(data, idOf('-u'), idOf('-g'))
  }
  let server: ChildProcess | null = null
  try {
    const init = spawn(program('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], owner)
    const [initCode] = (await once(init, 'exit')) as [number | null]
    if (initCode !== 0) throw new Error('initdb failed.')
    const port = await freePort()
    // Nothing here outlives the run, so it need not reach the disk.
    const settings = ['fsync=off', 'max_connections=200', 'log_min_messages=panic', `unix_socket_directories=${data}`]
    const flags = settings.flatMap((setting) => ['-c', setting])
    server = spawn(program('postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...flags], owner)
    await ready(program, port, server)
    const env = { ...process.env, TEST_DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` }
    const run = spawn(command, args, { stdio: 'inherit', env })
    const [code] = (await once(run, 'exit')) as [number | null]
    return code ?? 1
  } finally {
    if (server && server.exitCode === null) {
      const ended = once(server, 'exit')
      // SIGINT: end now, without waiting for connections that a failed test left open.
      server.kill('SIGINT')
      await ended
    }
    rmSync(data, { recursive: true, force: true })
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(missing ? 'PostgreSQL is not installed (Debian: apt-get install postgresql).' : error)
  process.exitCode = 1
}
