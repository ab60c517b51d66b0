import { randomBytes } from 'node:crypto'
import type { Db } from './client.ts'

const JWT_SECRET = 'access-token'

/** The key that signs access tokens: made once by whichever process is first, then read by all. */
export async function accessTokenSecret(db: Db): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name: JWT_SECRET, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('secrets').select('value').where('name', '=', JWT_SECRET).executeTakeFirstOrThrow()
  return row.value
}
