import type { components } from '@openapi/generated/types'
import { itemPath, paths } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { ITEMS, findItem, getItems } from '@/features/items/gallery'
import { itemMessages } from '@/i18n/messages/items'
import { wishlistMessages } from '@/i18n/messages/items'
import { signInByForm } from '../pages/account.ts'
import { newAccount, register, signIn } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { waitForPath, locale, siteUrl, text, visit } from '../support/visit.ts'

const panel = () => $('[role="tabpanel"]')
const cards = () => $$('[role="tabpanel"] li')
const tab = (name: string) => $(`[role="tab"]=${name}`)
const nameOf = (id: string) => text(findItem(id)!.name)
const heart = (id: string) => $(`button[aria-label="${text(wishlistMessages.addNamed, { name: nameOf(id) })}"]`)
const fullHeart = (id: string) => $(`button[aria-label="${text(wishlistMessages.addedNamed, { name: nameOf(id) })}"]`)

describe('the gallery of items', () => {
  it('has the same items as the API', async () => {
    const { items } = (await (await fetch(`${siteUrl()}/api/v1/items`)).json()) as components['schemas']['ItemList']
    expect(ITEMS.map(({ id, category, image, name }) => ({ id, category, image, name: text(name) }))).toEqual(
      items.map(({ id, category, image, name }) => ({ id, category, image, name: name[locale] })),
    )
  })

  it('shows 25 items, or the five of the category in the address', async () => {
    await visit(paths.items)
    await expect(cards()).toBeElementsArrayOfSize(25)
    await click(tab(text(itemMessages.storage)))
    await expect(cards()).toBeElementsArrayOfSize(5)
    await waitForPath(`${paths.items}?category=storage`)
    await browser.refresh()
    await expect(panel()).toHaveText(expect.stringContaining(text(getItems('storage')[0]!.name)))
    await expect(cards()).toBeElementsArrayOfSize(5)
  })

  it('opens an item by its link, and says so when the item does not exist', async () => {
    await visit(paths.items)
    await click($(`a[href="${itemPath('storage-2')}"]`))
    await waitForPath(itemPath('storage-2'))
    await expect($('h1')).toHaveText(nameOf('storage-2'))
    await visit(itemPath('storage-9'))
    await expect($('h1')).toHaveText(text(itemMessages.notFound))
  })

  it('stores the wishlist in the browser and moves it into the account at sign-in', async () => {
    const account = newAccount()
    await register(siteUrl(), account)
    await visit(paths.items)
    await click(heart('storage-1'))
    await fullHeart('storage-1').waitForExist()
    await browser.refresh()
    await fullHeart('storage-1').waitForExist()
    await signInByForm(account)
    await expect($('main')).toHaveText(expect.stringContaining(nameOf('storage-1')))
    const token = await signIn(siteUrl(), account)
    await browser.waitUntil(
      async () => {
        const response = await fetch(`${siteUrl()}/api/v1/users/wishlist`, {
          headers: { Authorization: `Bearer ${token}` },
        })
        return ((await response.json()) as { itemIds: string[] }).itemIds.join() === 'storage-1'
      },
      { timeoutMsg: 'the wishlist of the account does not have the item' },
    )
    await browser.execute((key: string) => localStorage.removeItem(key), storageKeys.userToken)
  })
})
