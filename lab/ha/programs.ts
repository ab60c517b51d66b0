import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../../scripts/lib/run.ts'

const logs = join(root, 'artifacts/ha')
const READY_MS = 30_000
const POLL_MS = 100

/** A running program of Debian's packages. */
export interface Program {
  process: ChildProcess
  /** Ends it and waits until it has exited. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

interface ProgramOptions {
  env?: Record<string, string>
  /** The user and group to run as. */
  owner?: { uid: number; gid: number } | undefined
}

/** Starts a program; its output is in artifacts/ha. */
export function startProgram(name: string, file: string, args: string[], { env, owner }: ProgramOptions = {}): Program {
  mkdirSync(logs, { recursive: true })
  const log = createWriteStream(join(logs, `${name}.log`), { flags: 'a' })
  const child = spawn(file, args, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...owner,
  })
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  child.on('error', (error) => log.write(`${String(error)}\n`))
  return {
    process: child,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

/** Polls until `isDone` returns true. @throws Error after `limitMs` */
export async function waitUntil(
  what: string,
  isDone: () => boolean | Promise<boolean>,
  limitMs = READY_MS,
): Promise<void> {
  for (const until = performance.now() + limitMs; !(await isDone()); await delay(POLL_MS)) {
    if (performance.now() > until) throw new Error(`${what}: not within ${limitMs / 1000} s; see artifacts/ha`)
  }
}

/** @returns whether an address responds with success */
export const isOk = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )
