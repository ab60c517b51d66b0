import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresProgram } from '../../server/database/backup/postgresProgram.ts'
import { findFreePort } from '../../tests/server/support/freePort.ts'

const READY_MS = 20_000

/** A private database server on a free port of this machine. */
export interface OwnDatabase {
  /** URL of its maintenance database; the user may create other databases. */
  url: string
  /** Ends the server by its pid, and removes its data. */
  stop: () => Promise<void>
}

export interface OwnPostgres extends OwnDatabase {
  /** The folder of its data. */
  dataDir: string
  /** Closes all connections, as `pg_ctl restart` does, and waits until new ones are accepted. */
  restart: () => Promise<void>
}

function getUserId(flag: string): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

/** Waits until the server accepts connections. */
async function waitUntilReady(port: number, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const probe = spawn(
      findPostgresProgram('pg_isready'),
      ['-q', '-U', 'postgres', '-h', '127.0.0.1', '-p', String(port)],
      { stdio: 'ignore' },
    )
    const [code] = (await once(probe, 'exit')) as [number | null]
    if (code === 0) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('PostgreSQL did not start.')
}

async function initializeData(data: string, owner: SpawnOptions): Promise<void> {
  const init = spawn(
    findPostgresProgram('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    owner,
  )
  const [code] = (await once(init, 'exit')) as [number | null]
  if (code !== 0) throw new Error('initdb failed.')
}

/**
 * Starts a private cluster in a temporary folder. PostgreSQL refuses to run as root, so as root the cluster belongs to the user `postgres` of
 * Debian's package.
 * @param durable whether commits wait for the disk, as in production; tests do not need it
 * @param settings besides, as `name=value`
 * @throws Error with code ENOENT when PostgreSQL is not installed
 */
export async function startPostgres({
  durable,
  settings = [],
}: {
  durable: boolean
  settings?: string[]
}): Promise<OwnPostgres> {
  const data = mkdtempSync(join(tmpdir(), 'zaffa-postgres-'))
  const owner: SpawnOptions = { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() }
  let server: ChildProcess | null = null
  const end = async () => {
    if (server && server.exitCode === null) {
      const ended = once(server, 'exit')
      // SIGINT: fast shutdown, which does not wait for connections that a failed test left open.
      server.kill('SIGINT')
      await ended
    }
  }
  const stop = async () => {
    await end()
    rmSync(data, { recursive: true, force: true })
  }
  try {
    if (process.getuid?.() === 0) {
      Object.assign(owner, { uid: getUserId('-u'), gid: getUserId('-g') })
      chownSync(data, getUserId('-u'), getUserId('-g'))
    }
    await initializeData(data, owner)
    const port = await findFreePort()
    const allSettings = [
      `fsync=${durable ? 'on' : 'off'}`,
      'max_connections=200',
      'log_min_messages=panic',
      `unix_socket_directories=${data}`,
      ...settings,
    ]
    const flags = allSettings.flatMap((setting) => ['-c', setting])
    const start = async () => {
      server = spawn(
        findPostgresProgram('postgres'),
        ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...flags],
        owner,
      )
      await waitUntilReady(port, server)
    }
    await start()
    return {
      dataDir: data,
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      restart: () => end().then(start),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
