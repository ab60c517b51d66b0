/** An uncaught error is logged, and the server shuts down gracefully with exit code 1. */
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { remoteCouple } from '../support/client.ts'
import { testDatabase } from '../support/database.ts'
import { freePort } from '../support/freePort.ts'
import { killLeftovers, startProcess } from '../support/process.ts'

jest.setTimeout(60_000)

it.each([
  ['an uncaught exception', 'SIGUSR2', 'uncaughtException'],
  ['an unhandled rejection', 'SIGHUP', 'unhandledRejection'],
] as const)(
  '%s is logged, the request in progress is completed, and the database is closed',
  async (_what, signal, event) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'zaffa-fault-'))
    const database = await testDatabase()
    const port = await freePort()
    const server = await startProcess({
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '--import ./tests/server/support/failOnSignal.ts',
    })
    await remoteCouple(`http://127.0.0.1:${port}`, 'fault@example.com')
    const body = JSON.stringify({ email: 'fault@example.com', password: 'Farah#2027' })
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const underWay = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/v1/identity/login', headers })
    underWay.write(body.slice(0, 10))
    const answer = once(underWay, 'response') as Promise<[IncomingMessage]>
    // The body is in transit when the server has responded to a later request.
    await remoteCouple(`http://127.0.0.1:${port}`, 'later@example.com')
    const code = server.end(signal)
    while (!server.said().includes(event) && server.child.exitCode === null)
      await new Promise((resolve) => setImmediate(resolve))
    underWay.end(body.slice(10))
    expect((await answer)[0].statusCode).toBe(200)
    expect(await code).toBe(1)
    const fatal = server
      .said()
      .split('\n')
      .find((line) => line.includes(event))
    expect(JSON.parse(fatal!)).toMatchObject({ level: 60, event, err: { message: 'a fault in the code' } })
    expect((await readdir(dataDir)).filter((name) => name.endsWith('-wal'))).toEqual([])
    killLeftovers()
    await database.drop()
    await rm(dataDir, { recursive: true })
  },
)
