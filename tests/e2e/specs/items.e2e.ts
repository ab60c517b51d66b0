import type { components } from '@/api/generated/types'
import { itemPath, paths } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { ITEMS, findItem, getItems } from '@/features/items/gallery'
import { itemMessages, wishlistMessages } from '@/i18n/messages/items'
import { comeIn } from '../pages/account.ts'
import { newAccount, register, signIn } from '../support/couple.ts'
import { press } from '../support/fields.ts'
import { arriveAt, locale, siteUrl, text, visit } from '../support/visit.ts'

const panel = () => $('[role="tabpanel"]')
const cards = () => $$('[role="tabpanel"] li')
const tab = (name: string) => $(`[role="tab"]=${name}`)
const nameOf = (id: string) => text(findItem(id)!.name)
const heart = (id: string) => $(`button[aria-label="${text(wishlistMessages.addNamed, { name: nameOf(id) })}"]`)
const fullHeart = (id: string) => $(`button[aria-label="${text(wishlistMessages.addedNamed, { name: nameOf(id) })}"]`)

describe('content: the gallery of items', () => {
  it('shows the list that the API has for other clients', async () => {
    const { items } = (await (await fetch(`${siteUrl()}/api/v1/items`)).json()) as components['schemas']['ItemList']
    expect(ITEMS.map(({ id, category, image, name }) => ({ id, category, image, name: text(name) }))).toEqual(
      items.map(({ id, category, image, name }) => ({ id, category, image, name: name[locale] })),
    )
  })

  it('has 25 under All Items and five in each category, which the address names', async () => {
    await visit(paths.items)
    await expect(cards()).toBeElementsArrayOfSize(25)
    await press(tab(text(itemMessages.storage)))
    await expect(cards()).toBeElementsArrayOfSize(5)
    await arriveAt(`${paths.items}?category=storage`)
    await browser.refresh()
    await expect(panel()).toHaveText(expect.stringContaining(text(getItems('storage')[0]!.name)))
    await expect(cards()).toBeElementsArrayOfSize(5)
  })

  it('opens an item by View Details, and says so when there is none', async () => {
    await visit(paths.items)
    await press($(`a[href="${itemPath('storage-2')}"]`))
    await arriveAt(itemPath('storage-2'))
    await expect($('h1')).toHaveText(nameOf('storage-2'))
    await visit(itemPath('storage-9'))
    await expect($('h1')).toHaveText(text(itemMessages.notFound))
  })

  it('keeps wishes in the browser and brings them into the account at sign-in', async () => {
    const account = newAccount()
    await register(siteUrl(), account)
    await visit(paths.items)
    await press(heart('storage-1'))
    await fullHeart('storage-1').waitForExist()
    await browser.refresh()
    await fullHeart('storage-1').waitForExist()
    await comeIn(account)
    await expect($('main')).toHaveText(expect.stringContaining(nameOf('storage-1')))
    const token = await signIn(siteUrl(), account)
    await browser.waitUntil(
      async () => {
        const answer = await fetch(`${siteUrl()}/api/v1/users/wishlist`, { headers: { Authorization: `Bearer ${token}` } })
        return ((await answer.json()) as { itemIds: string[] }).itemIds.join() === 'storage-1'
      },
      { timeoutMsg: 'the account does not have the wish' },
    )
    await browser.execute((key: string) => localStorage.removeItem(key), storageKeys.userToken)
  })
})
