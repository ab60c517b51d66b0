import { startTestServer } from '../../../tests/server/support/server.ts'
import { VERSIONED } from './outlivesRestore.ts'

it('knows every table whose versions a restore must raise', async () => {
  const server = await startTestServer()
  const tables = await server.app.context.db.introspection.getTables()
  const versioned = tables.filter(({ columns }) => columns.some(({ name }) => name === 'version'))
  expect(versioned.map(({ name }) => name).toSorted()).toEqual(VERSIONED.map(({ table }) => table).toSorted())
  await server.close()
})
