import type { AppDeps } from '../../deps.ts'
import { getAccount } from '../../http/auth.ts'
import type { ResponseBody, Handlers } from '../../http/handlerTypes.ts'
import { findItems, findItemsOfCategory, findWishlist, getItem, replaceWishlist } from './service.ts'
import type { ItemRow } from './service.ts'

const toWire = (row: ItemRow): ResponseBody<'getItem'> => ({
  id: row.id,
  image: row.image,
  title: row.title,
  category: row.category as ResponseBody<'getItem'>['category'],
  name: { ar: row.name_ar, en: row.name_en },
})

type ItemOperation = 'listItems' | 'listItemsByCategory' | 'getItem' | 'getWishlist' | 'updateWishlist'

/** Handlers for the gallery of household items and the accounts' wishlists. */
export const createItemHandlers = (deps: AppDeps): Handlers<ItemOperation> => ({
  listItems: async () => ({ items: (await findItems(deps.db)).map(toWire) }),

  listItemsByCategory: async ({ params }) => ({
    items: (await findItemsOfCategory(deps.db, params.category)).map(toWire),
  }),

  getItem: async ({ params }) => toWire(await getItem(deps, params.id)),

  getWishlist: async (request) => ({ itemIds: await findWishlist(deps.db, getAccount(request).userId) }),

  updateWishlist: async (request) => ({
    itemIds: await replaceWishlist(deps, getAccount(request).userId, request.body.itemIds),
  }),
})
