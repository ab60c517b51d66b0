import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { root } from './run.ts'

/** Timeout of a server's start on a busy machine, in ms. */
const START_LIMIT_MS = 20_000

/** Rate limits stay on, but many couples use this one address. */
const RATE_LIMIT_SCALE = '1000'

/** A private server with its own data. */
export interface OwnServer {
  url: string
  port: number
  dataDir: string
  process: ChildProcess
}

interface ServerOptions {
  dataDir?: string
  port?: number
  /** Variables of README's table. */
  environment?: Record<string, string>
  /** Flags of Node, also those that NODE_OPTIONS does not allow. */
  nodeFlags?: string[]
  /** Sources of another release. */
  folder?: string
}

/**
 * Starts the real server with the sample providers, on a new temporary data folder or on a given one, and waits until it is ready. Writes its
 * log to artifacts/.
 */
export async function startServer({
  dataDir,
  port,
  environment,
  nodeFlags = [],
  folder: sources = root,
}: ServerOptions = {}): Promise<OwnServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'zaffa-e2e-')))
  const ownPort = port ?? (await findFreePort())
  const url = `http://127.0.0.1:${ownPort}`
  const env = {
    PORT: String(ownPort),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    PUBLIC_URL: url,
    RATE_LIMIT_SCALE,
    LOG_LEVEL: 'warn',
    DEMO_PHOTOGRAPHS: 'no',
    ...environment,
  }
  mkdirSync(join(root, 'artifacts'), { recursive: true })
  const log = createWriteStream(join(root, `artifacts/server-${ownPort}.log`), { flags: 'a' })
  // An end-to-end run validates the responses of its servers against the OpenAPI document (scripts/e2e.ts).
  const watch = process.env['UNDOCUMENTED_RESPONSES'] ? ['--import', './tests/server/support/watchProcess.ts'] : []
  const child = spawn(process.execPath, [...watch, ...nodeFlags, 'server/main.ts', '--demo'], {
    cwd: sources,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const server = { url, port: ownPort, dataDir: folder, process: child }
  try {
    await waitUntilReady(server)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return server
}

/**
 * Waits until a started server responds to an address with success.
 * @returns whether it did so before it exited or the timeout passed
 */
export async function waitForResponse(url: string, child: ChildProcess): Promise<boolean> {
  const limit = Date.now() + START_LIMIT_MS
  while (Date.now() < limit && child.exitCode === null) {
    const isOk = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOk) return true
    await new Promise((resume) => setTimeout(resume, 50))
  }
  return false
}

async function waitUntilReady({ url, port, process: child }: OwnServer): Promise<void> {
  if (!(await waitForResponse(`${url}/health/ready`, child)))
    throw new Error(`The server did not get ready; see artifacts/server-${port}.log`)
}

/** Stops the server; SIGKILL skips the graceful shutdown. */
export async function stopServer(
  { process: child }: OwnServer,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Stops the server and removes its data. */
export async function discardServer(server: OwnServer): Promise<void> {
  await stopServer(server)
  await rm(server.dataDir, { recursive: true, force: true })
}
