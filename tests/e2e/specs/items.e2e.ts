import type { MessageDescriptor } from 'react-intl'
import type { components } from '@openapi/generated/types'
import { itemPath, paths } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { ITEMS, findItem, getItems } from '@/features/items/gallery'
import { itemMessages, wishlistMessages } from '@/i18n/messages/items'
import { signInByForm } from '../pages/account.ts'
import { createAccount, register, signIn } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { waitForPath, resetBrowser, getSiteUrl, translate, visit } from '../support/visit.ts'

const findPanel = () => $('[role="tabpanel"]')
const findCards = () => $$('[role="tabpanel"] li')
const findTab = (name: string) => $(`[role="tab"]=${name}`)
const getName = (id: string) => translate(findItem(id)!.name)
const findHeart = (id: string) =>
  $(`button[aria-label="${translate(wishlistMessages.addNamed, { name: getName(id) })}"]`)
const findFullHeart = (id: string) =>
  $(`button[aria-label="${translate(wishlistMessages.addedNamed, { name: getName(id) })}"]`)

describe('the gallery of items', () => {
  before(() => resetBrowser())

  it('has the same items as the API, with their names in both languages', async () => {
    const { items } = (await (await fetch(`${getSiteUrl()}/api/v1/items`)).json()) as components['schemas']['ItemList']
    const translateName = (name: MessageDescriptor) => ({
      ar: translate(name, undefined, 'ar'),
      en: translate(name, undefined, 'en'),
    })
    expect(ITEMS.map(({ id, category, image, name }) => ({ id, category, image, name: translateName(name) }))).toEqual(
      items.map(({ id, category, image, name }) => ({ id, category, image, name })),
    )
  })

  it('shows 25 items, or the five of the category in the address', async () => {
    await visit(paths.items)
    await expect(findCards()).toBeElementsArrayOfSize(25)
    await click(findTab(translate(itemMessages.storage)))
    await expect(findCards()).toBeElementsArrayOfSize(5)
    await waitForPath(`${paths.items}?category=storage`)
    await browser.refresh()
    await expect(findPanel()).toHaveText(expect.stringContaining(translate(getItems('storage')[0]!.name)))
    await expect(findCards()).toBeElementsArrayOfSize(5)
  })

  it('opens an item by its link, and says so when the item does not exist', async () => {
    await visit(paths.items)
    await click($(`a[href="${itemPath('storage-2')}"]`))
    await waitForPath(itemPath('storage-2'))
    await expect($('h1')).toHaveText(getName('storage-2'))
    await visit(itemPath('storage-9'))
    await expect($('h1')).toHaveText(translate(itemMessages.notFound))
  })

  it('stores the wishlist in the browser and moves it into the account at sign-in', async () => {
    const account = createAccount()
    await register(getSiteUrl(), account)
    await visit(paths.items)
    await click(findHeart('storage-1'))
    await findFullHeart('storage-1').waitForExist()
    await browser.refresh()
    await findFullHeart('storage-1').waitForExist()
    await signInByForm(account)
    await expect($('main')).toHaveText(expect.stringContaining(getName('storage-1')))
    const token = await signIn(getSiteUrl(), account)
    await browser.waitUntil(
      async () => {
        const response = await fetch(`${getSiteUrl()}/api/v1/users/wishlist`, {
          headers: { Authorization: `Bearer ${token}` },
        })
        return ((await response.json()) as { itemIds: string[] }).itemIds.join() === 'storage-1'
      },
      { timeoutMsg: 'the wishlist of the account does not have the item' },
    )
    await browser.execute((key: string) => localStorage.removeItem(key), storageKeys.userToken)
  })
})
