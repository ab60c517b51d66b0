import { randomUUID } from 'node:crypto'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import { UPLOADS_PER_ACCOUNT } from '../../config/limits.ts'
import { storeUpload } from './service.ts'

it('stores no more pictures than allowed when many arrive at the same time', async () => {
  const server = await startTestServer()
  const { db } = server.app.context
  const { userId } = await registerCouple(server)
  const insert = () =>
    storeUpload(db, {
      id: randomUUID(),
      owner_id: userId,
      content: Buffer.from('x'),
      created_at: new Date(server.now()).toISOString(),
    })
  const insertMany = (count: number) => Promise.allSettled(Array.from({ length: count }, insert))
  // These also open all connections of the pool, so that the others run at the same time.
  await insertMany(UPLOADS_PER_ACCOUNT - 1)
  const outcomes = await insertMany(10)
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refusals).toHaveLength(9)
  for (const { reason } of refusals) expect(reason).toMatchObject({ code: 'limit_reached' })
  await server.close()
})
