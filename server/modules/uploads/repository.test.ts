import { randomUUID } from 'node:crypto'
import { registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import { UPLOADS_PER_ACCOUNT } from '../../config/limits.ts'
import { insertUpload } from './repository.ts'

it('stores no more pictures than allowed when many arrive at the same time', async () => {
  const server = await startTestServer()
  const { db } = server.app.context
  const { userId } = await registerCouple(server)
  const insert = () =>
    insertUpload(db, {
      id: randomUUID(),
      owner_id: userId,
      content: Buffer.from('x'),
      created_at: new Date(server.now()).toISOString(),
    })
  for (let count = 1; count < UPLOADS_PER_ACCOUNT; count += 1) await insert()
  const insertOrCode = () =>
    insert().then(
      () => 'stored',
      ({ code }: { code: string }) => code,
    )
  const outcomes = await Promise.all(Array.from({ length: 5 }, insertOrCode))
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 4 }, () => 'limit_reached'), 'stored'])
  await server.close()
})
