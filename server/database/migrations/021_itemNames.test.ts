import { prepareMigrationDatabase } from '../../../tests/server/support/migration.ts'

const database = prepareMigrationDatabase('021_itemNames')
const ID = 'bathroom-2'
const readName = async () => {
  const names: string[] = []
  await database.open(async (db) => {
    const item = await db.selectFrom('items').select('name_ar').where('id', '=', ID).executeTakeFirstOrThrow()
    names.push(item.name_ar)
  })
  return names[0]
}

it('corrects the name of the bathrobes', async () => {
  await database.createEarlier(async () => undefined)
  expect(await readName()).toBe('طقم برانس للعروسين')
})

it('keeps a name that was changed', async () => {
  await database.createEarlier(async (earlier) => {
    await earlier.updateTable('items').set({ name_ar: 'برانس' }).where('id', '=', ID).execute()
  })
  expect(await readName()).toBe('برانس')
})
