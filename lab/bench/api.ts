/**
 * `npm run bench:api`: requests per second and p99 of reading an invitation, signing in and publishing, compared with a bare Fastify route on
 * the same machine in the same run; for the embedded database and for PostgreSQL, both with durable writes. Then the same operations under
 * overload, where no request may wait longer than 2 s for a response, the first on a connection included; fails when one does.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expectAtMost, expectExactly, exitWithResult } from '../lib/figures.ts'
import { startPostgres } from '../../scripts/lib/postgres.ts'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { discardServer, startServer, waitForResponse } from '../../scripts/lib/server.ts'
import { ensurePostgres } from '../../scripts/lib/system.ts'
import { invitation, registerCouples, publishOne } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { runLoadTest } from '../lib/loadTest.ts'
import type { ResponseStats, LoadTest, Report } from '../lib/loadTest.ts'

const CONNECTIONS = 50
/** Connections for the overload test. */
const OVERLOAD_CONNECTIONS = 1000
/** Longest wait for a response or a 503 under overload, in s. */
const MAX_WAIT_S = 2
/** Enough couples that none reaches its limit of 50 invitations. */
const COUPLES = 500

interface MeasuredOperation {
  name: string
  test: Omit<LoadTest, 'connections'>
  /** The status of success. */
  status: number
  /** Approximate size of the response, in bytes. */
  bytes: number
}

const padCell = (text: string, width = 14): string => text.padStart(width)
const formatRate = (rate: number): string => `${Math.round(rate)}/s`
const formatMs = (time: number): string => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`

/**
 * @returns the responses with `status`
 * @throws Error when there was any other response
 */
function requireStatus({ byStatus, errors }: Report, status: number): ResponseStats {
  const responses = byStatus.get(status)
  if (!responses || byStatus.size > 1 || errors > 0)
    throw new Error(`responses: ${[...byStatus.keys()].join(', ')}; connection errors: ${errors}`)
  return responses
}

async function withBareServer<T>(bytes: number, run: (url: string) => Promise<T>): Promise<T> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [`${import.meta.dirname}/bareServer.ts`, String(port), String(bytes)], {
    stdio: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  try {
    if (!(await waitForResponse(url, child))) throw new Error('The bare server did not start')
    return await run(url)
  } finally {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
}

async function prepareOperations(url: string, couples: BenchCouple[]): Promise<MeasuredOperation[]> {
  const slug = `${url}/api/v1/invitations/slug/${encodeURIComponent(await publishOne(url, couples[0]!))}`
  const signIns = couples.map(({ email, password }) => ({ body: { email, password } }))
  const publications = couples.map(({ token }) => ({ headers: { authorization: `Bearer ${token}` }, body: invitation }))
  return [
    {
      name: 'GET invitation by slug',
      test: { url: slug },
      status: 200,
      bytes: (await (await fetch(slug)).text()).length,
    },
    {
      name: 'POST login',
      test: { url: `${url}/api/v1/identity/login`, method: 'POST', requests: signIns, seconds: 4 },
      status: 200,
      bytes: 600,
    },
    {
      name: 'POST invitations',
      test: { url: `${url}/api/v1/invitations`, method: 'POST', requests: publications },
      status: 201,
      bytes: 700,
    },
  ]
}

async function measure({ name, test, status, bytes }: MeasuredOperation): Promise<void> {
  const ours = requireStatus(await runLoadTest({ ...test, connections: CONNECTIONS }), status)
  const bare = await withBareServer(bytes, async (url) =>
    requireStatus(await runLoadTest({ ...test, url, connections: CONNECTIONS }), 200),
  )
  const share = `${(ours.perSecond / bare.perSecond).toFixed(2)} ×`
  console.log(
    `  ${name.padEnd(24)}${[formatRate(ours.perSecond), formatMs(ours.p99), formatRate(bare.perSecond), formatMs(bare.p99), share].map((text) => padCell(text)).join('')}`,
  )
}

/** Measures an operation under overload: accepted requests are fast, and excess requests are refused soon. */
async function measureOverload({ name, test, status }: MeasuredOperation): Promise<void> {
  const { byStatus, firstMax, errors } = await runLoadTest({ ...test, connections: OVERLOAD_CONNECTIONS })
  const [accepted, refused] = [byStatus.get(status), byStatus.get(503)]
  const figures = [accepted, refused].map((responses) =>
    responses ? `${formatRate(responses.perSecond)}, p99 ${formatMs(responses.p99)}` : 'none',
  )
  const others = [...byStatus.keys()].filter((each) => each !== status && each !== 503)
  console.log(`  ${name}: accepted ${figures[0]}; refused ${figures[1]}`)
  // All connections are opened at the same instant.
  expectAtMost('longest wait for the first response on a connection', firstMax / 1000, MAX_WAIT_S, 's')
  const longest = Math.max(...[...byStatus.values()].map(({ max }) => max))
  expectAtMost('longest wait on an open connection', longest / 1000, MAX_WAIT_S, 's')
  expectExactly('other responses and errors', others.length + errors, 0)
}

async function runBenchmark(title: string, environment: Record<string, string>): Promise<void> {
  const server = await startServer({ environment: { RATE_LIMIT_SCALE: '1000000', ...environment } })
  try {
    const all = await prepareOperations(server.url, await registerCouples(server.url, COUPLES))
    console.log(`\n${title}, ${CONNECTIONS} connections`)
    console.log(
      `  ${''.padEnd(24)}${['ours', 'p99', 'bare Fastify', 'p99', 'ours/bare'].map((text) => padCell(text)).join('')}`,
    )
    for (const each of all) await measure(each)
    console.log(`\n${title}, ${OVERLOAD_CONNECTIONS} connections`)
    for (const each of all) await measureOverload(each)
  } finally {
    await discardServer(server)
  }
}

console.log(`on ${process.platform}, Node ${process.version}; load from the same machine`)
await runBenchmark('Embedded database', {})
if (await ensurePostgres()) {
  const postgres = await startPostgres({ durable: true })
  try {
    await runBenchmark('PostgreSQL', { DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
} else {
  console.log('\nPostgreSQL: left out, there is none here (Debian: apt-get install postgresql).')
}
exitWithResult()
