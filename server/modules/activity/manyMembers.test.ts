import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import { seed } from '../../../tests/server/support/conformanceRuns.ts'
import { addMember } from '../../../tests/server/support/members.ts'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { createWedding, listHouseholds } from '../../../tests/server/support/weddings.ts'
import type { PlannedWedding } from '../../../tests/server/support/weddings.ts'
import type { ChangeRow } from '../weddings/changes.ts'

jest.setTimeout(60_000)

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const member = fc.constantFrom(0, 1, 2)
const nth = fc.nat({ max: 5 })
const side = fc.constantFrom('groom', 'bride', 'both')
const action = fc.oneof(
  fc.record({ type: fc.constant('add' as const), member, side }),
  fc.record({
    type: fc.constant('edit' as const),
    member,
    nth,
    side,
    note: fc.constantFrom('a', 'b', undefined),
    allowed: nth,
  }),
  fc.record({
    type: fc.constant('bulk' as const),
    member,
    nth,
    action: fc.constantFrom('delete', 'restore', 'addTag', 'removeTag'),
  }),
  fc.record({ type: fc.constant('undo' as const), member, nth }),
)
type Action = Parameters<Parameters<typeof action.map>[0]>[0]

interface Scene {
  members: Couple[]
  wedding: PlannedWedding
  /** In the order in which they were added. */
  ids: string[]
}

async function createScene(): Promise<Scene> {
  const owner = await registerCouple(server)
  const wedding = await createWedding(owner)
  const mother = await addMember(server, owner, wedding, { role: 'sideManager', side: 'groom' })
  const father = await addMember(server, owner, wedding, { role: 'sideManager', side: 'bride' })
  return { members: [owner, mother, father], wedding, ids: [] }
}

const listAll = async ({ members, wedding }: Scene, deleted: boolean) =>
  (await listHouseholds(members[0]!, wedding, deleted ? { deleted: 'true' } : {})).items

/** Does what a member wants; the server refuses what it may not do. */
async function act(scene: Scene, step: Action): Promise<void> {
  const { members, wedding, ids } = scene
  const call = (method: string, path: string, body: object) =>
    members[step.member]!.call(method, `${wedding.path}/${path}`, { body })
  if (step.type === 'add') {
    const { status, body } = await call('POST', 'households', { name: 'منى', side: step.side })
    if (status === 201) ids.push(body.id)
    return
  }
  const id = 'nth' in step ? ids[step.nth] : undefined
  if (step.type === 'undo') {
    const { items } = (await members[step.member]!.call('GET', `${wedding.path}/changes`)).body
    const chosen = items[step.nth]
    if (!chosen) return
    const { status, body } = await call('POST', `changes/${chosen.number}/undo`, {})
    if (status === 409 && body.current)
      await call('POST', `changes/${chosen.number}/undo`, { version: body.current.version })
  } else if (id !== undefined && step.type === 'bulk') {
    await call('POST', 'households/bulk', {
      ids: [...new Set([id, ids[0]!])],
      action: step.action,
      ...(step.action.endsWith('Tag') ? { tag: 'vip' } : {}),
    })
  } else if (id !== undefined && step.type === 'edit') {
    const version = (await listAll(scene, false)).find((one: { id: string }) => one.id === id)?.version ?? 1
    const seats = [{ hallId: wedding.hallId, allowed: step.allowed }]
    await call('PUT', `households/${id}`, {
      name: 'منى',
      side: step.side,
      seats,
      version,
      ...(step.note ? { note: step.note } : {}),
    })
  }
}

const parse = (json: string | null): Record<string, unknown> =>
  json === null ? {} : (JSON.parse(json) as Record<string, unknown>)

/** Follows the changes of a household. @returns its details as far as they were changed, and whether it is in the bin; each change must start where the one before it has ended */
function replay(rows: ChangeRow[]): { details: Record<string, unknown>; isDeleted: boolean } {
  const details: Record<string, unknown> = {}
  const known = new Set<string>()
  let isDeleted = false
  for (const { kind, before, after } of rows) {
    if (kind === 'householdDeleted') isDeleted = true
    if (kind === 'householdRestored') isDeleted = false
    const [was, is] = [parse(before), parse(after)]
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
      expect([name, was[name]]).toEqual([name, known.has(name) ? details[name] : was[name]])
      known.add(name)
      details[name] = is[name]
    }
  }
  return { details, isDeleted }
}

it('ends, whatever three members change and undo, at a state that the log explains', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (steps) => {
      const scene = await createScene()
      for (const step of steps) await act(scene, step)
      const rows = await server.app.context.db
        .selectFrom('changes')
        .selectAll()
        .where('wedding_id', '=', scene.wedding.id)
        .where('kind', '!=', 'householdMovedAway')
        .orderBy('number')
        .execute()
      const stored = [...(await listAll(scene, false)), ...(await listAll(scene, true))]
      expect(stored).toHaveLength(scene.ids.length)
      for (const household of stored) {
        const own = rows.filter(({ household_id: id }) => id === household.id)
        expect(own.map((row) => row.household_version)).toEqual(own.map((_row, index) => index + 1))
        expect(own.at(-1)?.household_version).toBe(household.version)
        const { details, isDeleted } = replay(own)
        expect(household).toMatchObject(JSON.parse(JSON.stringify(details)) as object)
        expect(household.deletedAt !== undefined).toBe(isDeleted)
      }
    }),
    { seed, numRuns: 25 },
  )
})
