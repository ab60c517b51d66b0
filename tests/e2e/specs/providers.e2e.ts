import { Key } from 'webdriverio'
import { errorMessages, pageMessages } from '@/i18n/messages/site'
import { becomeProviderHash, paths } from '@shared/routes'
import { directoryMessages } from '@/i18n/messages/directory'
import { profileMessages, registrationMessages } from '@/i18n/messages/providers'
import { directoryPage, providerPage, providersPage, registrationDialog } from '../pages/providers.ts'
import { shell } from '../pages/shell.ts'
import { getSelector, click, typeInto } from '../support/fields.ts'
import { findAccessibilityViolations, getOverflow } from '../support/pageChecks.ts'
import { tabTo } from '../support/keyboard.ts'
import {
  getCurrentPath,
  intl,
  locale,
  resetBrowser,
  setOffline,
  getSiteUrl,
  translate,
  waitForPath,
} from '../support/visit.ts'

const hash = async () => new URL(await browser.getUrl()).hash
const formatCount = (count: number) => intl.formatMessage({ id: directoryMessages.count.id }, { count })
const waitForDialog = (isOpen: boolean) => registrationDialog.dialog.waitForDisplayed({ reverse: !isOpen })

/** @returns the number of providers of a search. Another server may have more than the samples. */
async function fetchTotal(query = ''): Promise<number> {
  const response = await fetch(`${getSiteUrl()}/api/v1/providers?${query}`)
  return ((await response.json()) as { total: number }).total
}

describe('the provider registration dialog', () => {
  const openDialog = async () => {
    await click(providersPage.becomeProvider)
    await waitForDialog(true)
  }
  beforeEach(async () => {
    await resetBrowser()
    await providersPage.open()
  })
  afterEach(() => setOffline(false))

  it('opens from its button, takes the focus and is accessible, also with its errors', async () => {
    await openDialog()
    expect(await hash()).toBe(becomeProviderHash)
    expect(
      await browser.execute(
        () =>
          document.querySelector('[role="dialog"]')?.contains(document.activeElement) ||
          document.activeElement?.contains(document.querySelector('[role="dialog"]')),
      ),
    ).toBe(true)
    expect(await findAccessibilityViolations()).toEqual([])
    expect(await getOverflow()).toBeLessThanOrEqual(0)
    await click(registrationDialog.submit)
    await registrationDialog.categoriesError.waitForDisplayed()
    expect(await findAccessibilityViolations()).toEqual([])
  })

  it('closes with Back and Cancel, returns the focus and keeps the values', async () => {
    await openDialog()
    await typeInto('contactNumber', '٠١٠١٢٣٤٥٦٧٨')
    await browser.back()
    await waitForDialog(false)
    expect(await hash()).toBe('')
    await expect(providersPage.becomeProvider).toBeFocused()
    await openDialog()
    await expect(registrationDialog.field('contactNumber')).toHaveValue('٠١٠١٢٣٤٥٦٧٨')
    await registrationDialog.cancel.click()
    await waitForDialog(false)
    expect(await getCurrentPath()).toBe(paths.providers)
  })

  it('is usable by keyboard alone, keeps the values when sending fails, and is empty after the second try succeeds', async () => {
    await providersPage.becomeProvider.waitForExist()
    await browser.execute(
      (label: string) =>
        [...document.querySelectorAll('button')].find((button) => button.textContent === label)?.focus(),
      translate(registrationMessages.becomeProvider),
    )
    await browser.keys(Key.Enter)
    await waitForDialog(true)
    await tabTo(getSelector('fullName'), 4)
    const typeInNextField = async (typed: string) => {
      await browser.keys(Key.Tab)
      if (typed) await browser.keys([...typed])
    }
    await browser.keys([...'Mona Adel'])
    await typeInNextField('')
    await typeInNextField('01012345678')
    await typeInNextField('mona@example.com')
    await typeInNextField('Heliopolis')
    await typeInNextField(' ')
    await expect(registrationDialog.category('beautycenter')).toBeSelected()
    await setOffline(true)
    await browser.keys(Key.Enter)
    await expect(registrationDialog.banner).toHaveText(translate(errorMessages.network))
    await expect(registrationDialog.field('fullName')).toHaveValue('Mona Adel')

    await setOffline(false)
    await registrationDialog.submit.click()
    await expect(shell.toast).toHaveText(expect.stringContaining(translate(pageMessages.providerRegistered)))
    await waitForDialog(false)
    await openDialog()
    await expect(registrationDialog.field('fullName')).toHaveValue('')
  })

  it('opens by its address', async () => {
    // Only the hash would change from the page that is open: that loads no page.
    await browser.url('about:blank')
    await browser.url(`${getSiteUrl()}${paths.providers}?lang=${locale}${becomeProviderHash}`)
    await waitForDialog(true)
    await registrationDialog.close.click()
    await waitForDialog(false)
    expect(await hash()).toBe('')
  })
})

describe('the provider directory', () => {
  afterEach(() => setOffline(false))

  it('shows the first page of all providers and the next one by its link', async () => {
    const total = await fetchTotal()
    await directoryPage.open()
    await expect(directoryPage.count).toHaveText(formatCount(total))
    await expect(directoryPage.rows).toBeElementsArrayOfSize(12)
    const first = await directoryPage.names[0]?.getText()
    await click(directoryPage.page(2))
    await waitForPath(`${paths.directory}?page=2`)
    await expect(directoryPage.title).toBeFocused()
    await browser.waitUntil(async () => (await directoryPage.names[0]?.getText()) !== first)
    await browser.back()
    await expect(directoryPage.names[0]).toHaveText(first ?? '')
  })

  it('finds by name in any spelling and by category, and keeps the filters in the address', async () => {
    await directoryPage.open()
    await directoryPage.q.setValue('لمسه')
    await browser.keys(Key.Enter)
    await expect(directoryPage.names).toBeElementsArrayOfSize(1)
    await expect(directoryPage.names[0]).toHaveText('لمسة حنان')
    await directoryPage.chooseCategory('makeupartist')
    await browser.waitUntil(async () => new URL(await browser.getUrl()).searchParams.get('category') === 'makeupartist')
    await browser.refresh()
    await expect(directoryPage.q).toHaveValue('لمسه')
    await expect(directoryPage.category).toHaveValue('makeupartist')
    await expect(directoryPage.names).toBeElementsArrayOfSize(1)
  })

  it('ignores invalid filters in the address', async () => {
    await directoryPage.open('?page=abc&category=unknown')
    await expect(directoryPage.count).toHaveText(formatCount(await fetchTotal()))
  })

  it('shows an error without a connection and loads when the connection is back', async () => {
    await directoryPage.open()
    await expect(directoryPage.count).toHaveText(formatCount(await fetchTotal()))
    await setOffline(true)
    await directoryPage.chooseCategory('dj')
    await expect(directoryPage.failure).toHaveText(expect.stringContaining(translate(errorMessages.network)))
    await setOffline(false)
    await expect(directoryPage.count).toHaveText(formatCount(await fetchTotal('category=dj')))
  })
})

describe('the page of a provider', () => {
  it('says that the provider was not found and links to the directory', async () => {
    await providerPage.open('nobody')
    await expect(providerPage.heading).toHaveText(translate(profileMessages.notFoundTitle))
    await click(providerPage.link(paths.directory))
    await waitForPath(paths.directory)
  })
})
