/** A server that is killed while a guest list is imported: docs/decisions/0022-durability.md. */
import { randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import { registerRemotely } from '../support/client.ts'
import type { RemoteCouple } from '../support/client.ts'
import { createInstallation } from '../support/installation.ts'
import { killRunning, startProcess } from '../support/process.ts'

jest.setTimeout(120_000)

afterEach(killRunning)

const ROUNDS = 8
const ROWS = 250
/** Time from the start of the writes to the kill in the first round, and its increase in each further round, in ms. */
const KILL_AFTER_MS = { first: 2, step: 5 }

interface Household {
  id: string
  tags: string[]
}

/** Adds households one after another until the connection breaks. @returns the ids of those that the server acknowledged */
async function addHouseholds(couple: RemoteCouple, path: string): Promise<string[]> {
  const acknowledged: string[] = []
  for (;;) {
    const body = { id: randomUUID(), name: 'واحدة', side: 'both' }
    const response = await couple.call('POST', `${path}/households`, body).catch(() => null)
    if (response?.status !== 201) return acknowledged
    acknowledged.push(body.id)
  }
}

/** Imports households with a tag. @returns whether the server acknowledged the import */
async function importHouseholds(couple: RemoteCouple, path: string, id: string): Promise<boolean> {
  const rows = Array.from({ length: ROWS }, (_, nth) => ({ name: `عائلة ${nth}`, tags: [id] }))
  const response = await couple.call('POST', `${path}/imports`, { id, source: 'csv', rows }).catch(() => null)
  return response?.status === 201
}

it(`stores an import completely or not at all, and keeps every acknowledged household, after ${ROUNDS} times kill -9`, async () => {
  const { url, environment, remove } = await createInstallation()
  let server = await startProcess(environment)
  const couple = await registerRemotely(url, 'guests@example.com')
  const statuses: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const wedding = { title: 'x', language: 'ar', timeZone: 'Africa/Cairo' }
    const { id: weddingId } = (await (await couple.call('POST', 'weddings', wedding)).json()) as { id: string }
    const path = `weddings/${weddingId}`
    const importId = randomUUID()
    const writing = Promise.all([importHouseholds(couple, path, importId), addHouseholds(couple, path)])
    await new Promise((resolve) => setTimeout(resolve, KILL_AFTER_MS.first + round * KILL_AFTER_MS.step))
    await server.end('SIGKILL')
    const [isAcknowledged, added] = await writing
    server = await startProcess(environment)
    const listHouseholds = async () => {
      const response = await couple.call('GET', `${path}/households?limit=1000`)
      return ((await response.json()) as { items: Household[] }).items
    }
    const countImported = async () => (await listHouseholds()).filter(({ tags }) => tags.includes(importId)).length
    const found = new Set((await listHouseholds()).map(({ id }) => id))
    expect(added.filter((id) => !found.has(id))).toEqual([])
    const imported = await countImported()
    expect(isAcknowledged ? [ROWS] : [0, ROWS]).toContain(imported)
    statuses.push(isAcknowledged ? 'acknowledged' : imported === 0 ? 'not stored' : 'stored')
    // The browser repeats an import without a response under the same id.
    expect(await importHouseholds(couple, path, importId)).toBe(true)
    expect(await countImported()).toBe(ROWS)
  }
  process.stdout.write(`durability: imports interrupted by kill -9: ${statuses.join(', ')}\n`)
  // The test proves nothing unless a kill interrupts an import.
  expect(statuses).toContain('not stored')
  expect(await server.end('SIGTERM')).toBe(0)
  await remove()
})
