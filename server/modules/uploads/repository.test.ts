import { randomUUID } from 'node:crypto'
import { newCouple, startTestServer } from '../../../tests/server/support/server.ts'
import { UPLOADS_PER_ACCOUNT } from '../../config/limits.ts'
import { insertUpload } from './repository.ts'

it('stores no more pictures than allowed when many arrive at the same time', async () => {
  const server = await startTestServer()
  const { db } = server.app.context
  const { userId } = await newCouple(server)
  const insert = () =>
    insertUpload(db, {
      id: randomUUID(),
      owner_id: userId,
      content: Buffer.from('x'),
      created_at: new Date(server.now()).toISOString(),
    })
  for (let count = 1; count < UPLOADS_PER_ACCOUNT; count += 1) await insert()
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, insert))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'limit_reached' })
  }
  await server.close()
})
