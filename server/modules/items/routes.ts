import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getAccount } from '../../http/auth.ts'
import type { Answer, Handlers } from '../../http/operations.ts'
import { findItem, findItems, findItemsOfCategory, findWishlist, replaceWishlist } from './repository.ts'
import type { ItemRow } from './repository.ts'

const toWire = (row: ItemRow): Answer<'getItem'> => ({
  id: row.id,
  image: row.image,
  title: row.title,
  category: row.category as Answer<'getItem'>['category'],
  name: { ar: row.name_ar, en: row.name_en },
})

type ItemOperation = 'listItems' | 'listItemsByCategory' | 'getItem' | 'getWishlist' | 'updateWishlist'

/** Handlers for the gallery of household items and the accounts' wishlists. */
export const createItemHandlers = ({ db }: AppDeps): Handlers<ItemOperation> => ({
  listItems: async () => ({ items: (await findItems(db)).map(toWire) }),

  listItemsByCategory: async ({ params }) => ({ items: (await findItemsOfCategory(db, params.category)).map(toWire) }),

  getItem: async ({ params }) => {
    const row = await findItem(db, params.id)
    if (!row) throw new ApiError('not_found')
    return toWire(row)
  },

  getWishlist: async (request) => ({ itemIds: await findWishlist(db, getAccount(request).userId) }),

  updateWishlist: async (request) => {
    const { userId } = getAccount(request)
    await replaceWishlist(db, userId, request.body.itemIds)
    return { itemIds: await findWishlist(db, userId) }
  },
})
