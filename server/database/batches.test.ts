import { startTestServer } from '../../tests/server/support/server.ts'
import { WEDDINGS_PER_RANGE, forEachWeddingRange } from './batches.ts'

it('goes through all weddings in ranges, each wedding once', async () => {
  const server = await startTestServer()
  try {
    const { db } = server.app.context
    const count = 2 * WEDDINGS_PER_RANGE + 1
    const details = { title: 'x', language: 'ar', time_zone: 'x', version: 1, created_at: 'x', updated_at: 'x' }
    const rows = Array.from({ length: count }, (_, nth) => ({ id: `w${nth}`, ...details }))
    for (let at = 0; at < count; at += WEDDINGS_PER_RANGE)
      await db
        .insertInto('weddings')
        .values(rows.slice(at, at + WEDDINGS_PER_RANGE))
        .execute()
    const seen: string[] = []
    await forEachWeddingRange(db, async ({ after, upTo }) => {
      const found = await db
        .selectFrom('weddings')
        .select('id')
        .where('id', '>', after)
        .where('id', '<=', upTo)
        .execute()
      seen.push(...found.map(({ id }) => id))
      return true
    })
    expect(seen).toHaveLength(count)
    expect(new Set(seen).size).toBe(count)
    let ranges = 0
    await forEachWeddingRange(db, async () => (ranges += 1) < 2)
    expect(ranges).toBe(2)
  } finally {
    await server.close()
  }
})
