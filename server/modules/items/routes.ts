import type { Selectable } from 'kysely'
import type { Context } from '../../deps.ts'
import type { ItemTable } from '../../database/schema.ts'
import { ApiError } from '../../errors.ts'
import type { Answer, Handlers } from '../../http/operations.ts'

const toWire = (row: Selectable<ItemTable>): Answer<'getItem'> => ({
  id: row.id,
  image: row.image,
  title: row.title,
  category: row.category as Answer<'getItem'>['category'],
  name: { ar: row.name_ar, en: row.name_en },
})

/** The gallery of household items. */
export function itemHandlers({ db }: Context): Handlers<'listItems' | 'listItemsByCategory' | 'getItem'> {
  const items = () => db.selectFrom('items').selectAll().orderBy('position')
  return {
    listItems: async () => ({ items: (await items().execute()).map(toWire) }),

    listItemsByCategory: async ({ params }) => ({
      items: (await items().where('category', '=', params.category).execute()).map(toWire),
    }),

    getItem: async ({ params }) => {
      const row = await items().where('id', '=', params.id).executeTakeFirst()
      if (!row) throw new ApiError('not_found')
      return toWire(row)
    },
  }
}
