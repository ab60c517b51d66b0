/** An uncaught error is logged, and the server shuts down gracefully with exit code 1. */
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { jest } from '@jest/globals'
import { registerRemotely } from '../support/client.ts'
import { createInstallation } from '../support/installation.ts'
import { startProcess } from '../support/process.ts'

jest.setTimeout(60_000)

it.each([
  ['an uncaught exception', 'SIGUSR2', 'uncaughtException'],
  ['an unhandled rejection', 'SIGHUP', 'unhandledRejection'],
] as const)(
  '%s is logged, the request in progress is completed, and the database is closed',
  async (_what, signal, event) => {
    const { dataDir, port, url, environment, remove } = await createInstallation()
    const server = await startProcess({
      ...environment,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '--import ./tests/server/support/failOnSignal.ts',
    })
    await registerRemotely(url, 'fault@example.com')
    const body = JSON.stringify({ email: 'fault@example.com', password: 'Farah#2027' })
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const login = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/v1/identity/login', headers })
    login.write(body.slice(0, 10))
    const response = once(login, 'response') as Promise<[IncomingMessage]>
    // The body is in transit when the server has responded to a later request.
    await registerRemotely(url, 'later@example.com')
    const code = server.end(signal)
    while (!server.getOutput().includes(event) && server.child.exitCode === null)
      await new Promise((resolve) => setImmediate(resolve))
    login.end(body.slice(10))
    expect((await response)[0].statusCode).toBe(200)
    expect(await code).toBe(1)
    const fatal = server
      .getOutput()
      .split('\n')
      .find((line) => line.includes(event))
    expect(JSON.parse(fatal!)).toMatchObject({ level: 60, event, err: { message: 'a fault in the code' } })
    expect((await readdir(dataDir)).filter((name) => name.endsWith('-wal'))).toEqual([])
    await remove()
  },
)
