import { sql } from 'kysely'
import { prepareMigrationDatabase } from '../../../tests/server/support/migration.ts'

const database = prepareMigrationDatabase('017_emailDomains')

it('writes Unicode domains as xn--, unless the other form has an account', async () => {
  const keys = ['a@bücher.example', 'b@bücher.example', 'b@xn--bcher-kva.example', 'ليلى@موقع.مصر', 'c@d.example']
  await database.createEarlier(async (earlier) => {
    for (const key of keys)
      await sql`insert into users (id, email, email_key, password_hash, referral_code, version, created_at, updated_at) values (${key}, ${key}, ${key}, 'x', ${key}, 1, 'x', 'x')`.execute(
        earlier,
      )
    await sql`insert into leads (id, email, email_key, phone, created_at) values ('l', 'a@bücher.example', 'a@bücher.example', '', 'x')`.execute(
      earlier,
    )
  })
  await database.open(async (db) => {
    const users = await db.selectFrom('users').select(['id', 'email_key']).execute()
    expect(Object.fromEntries(users.map(({ id, email_key: key }) => [id, key]))).toEqual({
      'a@bücher.example': 'a@xn--bcher-kva.example',
      'b@bücher.example': 'b@bücher.example',
      'b@xn--bcher-kva.example': 'b@xn--bcher-kva.example',
      'ليلى@موقع.مصر': 'ليلى@xn--4gbrim.xn--wgbh1c',
      'c@d.example': 'c@d.example',
    })
    expect(await db.selectFrom('leads').select('email_key').execute()).toEqual([
      { email_key: 'a@xn--bcher-kva.example' },
    ])
  })
})
