/** 600 connections that open one personal link, while other families open theirs and a couple signs in. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { invitation, publishOne, registerCouples } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { createWedding, timeCall } from '../lib/guestLists.ts'
import { getPercentile } from '../lib/loadTest.ts'
import { exitWithResult, expectAtMost, expectExactly } from '../lib/figures.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import { AS_BROWSER, getGuestPageUrl, send } from '../lib/http.ts'
import { reportLost } from '../lib/report.ts'

const CONNECTIONS = 600
const FAMILIES = 20
const MEASURED_MS = 8000
const PAUSE_MS = 25
const P99_MS = 300

interface Wait {
  name: string
  /** In ms, sorted. */
  times: number[]
  failed: number
}

/** Sends requests one after the other. */
async function measure(name: string, call: (nth: number) => ReturnType<typeof send>): Promise<Wait> {
  const times: number[] = []
  let failed = 0
  for (const until = performance.now() + MEASURED_MS; performance.now() < until; await delay(PAUSE_MS)) {
    const { status, ms } = await call(times.length)
    times.push(ms)
    if (status !== 200) failed += 1
  }
  return { name, times: times.toSorted((a, b) => a - b), failed }
}

const server = await startServer()
try {
  const { url } = server
  const [couple, other] = (await registerCouples(url, 2)) as [BenchCouple, BenchCouple]
  const { id, hallId } = await createWedding(url, couple)
  await timeCall(url, couple, 'POST', 'invitations', { ...invitation, weddingId: id })
  const tokens: string[] = []
  while (tokens.length <= FAMILIES) {
    const body = { name: `عائلة ${tokens.length}`, side: 'bride', seats: [{ hallId, allowed: 3 }] }
    const { data } = await timeCall<{ linkToken: string }>(url, couple, 'POST', `weddings/${id}/households`, body)
    tokens.push(data.linkToken)
  }
  const [flooded, ...families] = tokens.map((token) => `${url}/g/${token}`)
  const page = getGuestPageUrl(url, await publishOne(url, other))
  await send(page)

  const measureAll = (): Promise<Wait[]> =>
    Promise.all([
      measure('other families', (nth) => send(families[nth % FAMILIES]!, { headers: AS_BROWSER })),
      measure('open page', () => send(page, { headers: AS_BROWSER })),
      measure('sign-in', () => {
        const json = { email: other.email, password: other.password }
        return send(`${url}/api/v1/identity/login`, { method: 'POST', json })
      }),
      measure('unknown link', () => send(`${url}/g/k3v9xq2m7tdh4p8w5znb6cfgyj`, { headers: AS_BROWSER })),
    ])
  const print = ({ name, times }: Wait) =>
    console.log(
      `  ${name}: ${times.length} responses, median ${Math.round(getPercentile(times, 0.5))} ms, slowest ${Math.round(times.at(-1)!)} ms`,
    )

  console.log('  without the flood')
  for (const wait of await measureAll()) print(wait)
  console.log(`  ${CONNECTIONS} connections on one link`)
  const flood = spawn(process.execPath, [join(import.meta.dirname, 'flood.ts'), flooded!, String(CONNECTIONS)], {
    stdio: 'ignore',
  })
  const waits = await measureAll()
  flood.kill('SIGKILL')
  await once(flood, 'exit')
  for (const wait of waits) {
    print(wait)
    expectAtMost(`${wait.name}: p99`, Math.round(getPercentile(wait.times, 0.99)), P99_MS, 'ms')
    const expected = wait.name === 'unknown link' ? wait.times.length : 0
    expectExactly(`${wait.name}: other statuses`, wait.failed, expected)
  }
  reportLost([server.process])
} finally {
  await discardServer(server)
}
exitWithResult()
