import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { findProgram } from './system.ts'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import type { OwnDatabase } from './postgres.ts'

const READY_MS = 10_000

/**
 * Starts a private Redis without persistence.
 * @returns null when Redis is not installed
 */
export async function startRedis(): Promise<OwnDatabase | null> {
  const program = findProgram('redis-server', 'valkey-server')
  if (!program) return null
  const port = await findFreePort()
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  })
  const deadline = Date.now() + READY_MS
  while (!(await isListening(port))) {
    if (Date.now() > deadline || server.exitCode !== null) throw new Error('Redis did not start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      if (server.signalCode !== null || server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGKILL')
      await ended
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const finish = (up: boolean) => {
      socket.destroy()
      resolve(up)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}
