import { Key } from 'webdriverio'
import { errorMessages, pageMessages } from '@/i18n/messages/site'
import { becomeProviderHash, directoryPath, paths, providerPath } from '@shared/routes'
import { directoryMessages, profileMessages, registrationMessages } from '@/i18n/messages/providers'
import { demoProviders } from '../../../server/modules/providers/demo/providers.ts'
import { directoryPage, providerPage, providersPage, registrationDialog } from '../pages/providers.ts'
import { shell } from '../pages/shell.ts'
import { focusedField, named, press, type } from '../support/fields.ts'
import { accessibilityFaults, overflow } from '../support/health.ts'
import { tabTo } from '../support/keyboard.ts'
import { arriveAt, currentPath, goOffline, intl, siteUrl, text, visit } from '../support/visit.ts'

const hash = async () => new URL(await browser.getUrl()).hash
const countOf = (count: number) => intl.formatMessage({ id: directoryMessages.count.id }, { count })
const shown = async (dialog: boolean) => registrationDialog.dialog.waitForDisplayed({ reverse: !dialog })

/** How many the directory holds is the server's to say: on somebody else's there may be more than the samples. */
async function totalOf(query = ''): Promise<number> {
  const answer = await fetch(`${siteUrl()}/api/v1/providers?${query}`)
  return ((await answer.json()) as { total: number }).total
}

describe('providers: registration', () => {
  after(() => goOffline(false))

  it('opens from its button, has the focus, and is sound', async () => {
    await providersPage.open()
    await press(providersPage.becomeProvider)
    await shown(true)
    expect(await hash()).toBe(becomeProviderHash)
    expect(await browser.execute(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement) || document.activeElement?.contains(document.querySelector('[role="dialog"]')))).toBe(true)
    expect(await accessibilityFaults()).toEqual([])
    expect(await overflow()).toBeLessThanOrEqual(0)
  })

  it('names each fault, and focuses the first', async () => {
    await press(registrationDialog.submit)
    await expect(registrationDialog.error('fullName')).toHaveText(text(registrationMessages.fullNameRequired))
    await expect(registrationDialog.error('contactNumber')).toHaveText(text(registrationMessages.contactNumberRequired))
    await expect(registrationDialog.error('emailAddress')).toHaveText(text(registrationMessages.emailAddressRequired))
    await expect(registrationDialog.categoriesError).toHaveText(text(registrationMessages.serviceClassesRequired))
    expect(await focusedField()).toBe('fullName')
    expect(await accessibilityFaults()).toEqual([])
  })

  it('refuses wrong values in words, and takes a fault away when its field is edited', async () => {
    await type('contactNumber', '0212345678')
    await type('emailAddress', 'mona')
    await type('priceRange', 'cheap')
    await type('websiteOrSocialMedia', 'javascript:alert(1)')
    await press(registrationDialog.submit)
    await expect(registrationDialog.error('contactNumber')).toHaveText(text(registrationMessages.contactNumberInvalid))
    await expect(registrationDialog.error('emailAddress')).toHaveText(text(registrationMessages.emailAddressInvalid))
    await expect(registrationDialog.error('priceRange')).toHaveText(text(registrationMessages.priceRangeInvalid))
    await expect(registrationDialog.error('websiteOrSocialMedia')).toHaveText(text(registrationMessages.websiteInvalid))
    await type('contactNumber', '٠١٠١٢٣٤٥٦٧٨')
    await expect(registrationDialog.error('contactNumber')).not.toExist()
    await expect(registrationDialog.error('emailAddress')).toBeDisplayed()
  })

  it('closes with ‘back’ and by Cancel, returns the focus, and loses nothing', async () => {
    await browser.back()
    await shown(false)
    expect(await hash()).toBe('')
    await expect(providersPage.becomeProvider).toBeFocused()
    await press(providersPage.becomeProvider)
    await shown(true)
    await expect(registrationDialog.field('contactNumber')).toHaveValue('٠١٠١٢٣٤٥٦٧٨')
    await registrationDialog.cancel.click()
    await shown(false)
    expect(await currentPath()).toBe(paths.providers)
  })

  it('is filled in by keyboard alone; without a connection it says so and keeps everything', async () => {
    await visit(registrationDialog.address.replace(becomeProviderHash, ''))
    await providersPage.becomeProvider.waitForExist()
    await browser.execute((label: string) => [...document.querySelectorAll('button')].find((button) => button.textContent === label)?.focus(), text(registrationMessages.becomeProvider))
    await browser.keys(Key.Enter)
    await shown(true)
    await tabTo(named('fullName'), 4)
    const next = async (typed: string) => {
      await browser.keys(Key.Tab)
      if (typed) await browser.keys([...typed])
    }
    await browser.keys([...'Mona Adel'])
    await next('')
    await next('01012345678')
    await next('mona@example.com')
    await next('Heliopolis')
    await next(' ')
    await expect(registrationDialog.category('beautycenter')).toBeSelected()
    await goOffline(true)
    await browser.keys(Key.Enter)
    await expect(registrationDialog.banner).toHaveText(text(errorMessages.network))
    await expect(registrationDialog.field('fullName')).toHaveValue('Mona Adel')
  })

  it('arrives at the second try, says so, closes, and is empty again', async () => {
    await goOffline(false)
    await registrationDialog.submit.click()
    await expect(shell.toast).toHaveText(expect.stringContaining(text(pageMessages.providerRegistered)))
    await shown(false)
    await press(providersPage.becomeProvider)
    await shown(true)
    await expect(registrationDialog.field('fullName')).toHaveValue('')
    await registrationDialog.close.click()
    await shown(false)
  })

  it('opens by its address', async () => {
    await browser.url(`${paths.providers}?lang=${intl.locale.slice(0, 2)}${becomeProviderHash}`)
    await shown(true)
    await registrationDialog.close.click()
    await shown(false)
    expect(await hash()).toBe('')
  })
})

describe('providers: the page', () => {
  it('has six cards and six categories, each with a way into the directory', async () => {
    await providersPage.open()
    await expect(providersPage.slides).toBeElementsArrayOfSize(6)
    await expect(providersPage.browseLinks).toBeElementsArrayOfSize(6)
    await press(providersPage.viewDetails)
    await arriveAt(directoryPath('photographer'))
    await expect(directoryPage.category).toHaveValue('photographer')
    await expect(directoryPage.count).toHaveText(countOf(await totalOf('category=photographer')))
  })
})

describe('providers: the directory', () => {
  after(() => goOffline(false))

  it('shows the first page of all, and the next under a link', async () => {
    const total = await totalOf()
    await directoryPage.open()
    await expect(directoryPage.count).toHaveText(countOf(total))
    await expect(directoryPage.rows).toBeElementsArrayOfSize(12)
    const first = await directoryPage.names[0]?.getText()
    await press(directoryPage.page(2))
    await arriveAt(`${paths.directory}?page=2`)
    await expect(directoryPage.title).toBeFocused()
    await browser.waitUntil(async () => (await directoryPage.names[0]?.getText()) !== first)
    await browser.back()
    await expect(directoryPage.names[0]).toHaveText(first ?? '')
  })

  it('finds by name in any spelling, by category and area, and keeps it in the address', async () => {
    await directoryPage.open()
    await directoryPage.q.setValue('لمسه')
    await browser.keys(Key.Enter)
    await expect(directoryPage.names).toBeElementsArrayOfSize(1)
    await expect(directoryPage.names[0]).toHaveText('لمسة حنان')
    await directoryPage.category.selectByAttribute('value', 'makeupartist')
    await browser.waitUntil(async () => new URL(await browser.getUrl()).searchParams.get('category') === 'makeupartist')
    await browser.refresh()
    await expect(directoryPage.q).toHaveValue('لمسه')
    await expect(directoryPage.category).toHaveValue('makeupartist')
    await expect(directoryPage.names).toBeElementsArrayOfSize(1)
  })

  it('gives each filter up by its chip, and says where to go on when nobody fits', async () => {
    await directoryPage.open('?q=nobody-of-that-name&area=luxor')
    await expect(directoryPage.emptyTitle).toHaveText(text(directoryMessages.emptyTitle))
    await expect(directoryPage.chips).toBeElementsArrayOfSize(3)
    await directoryPage.chips[0]?.click()
    await arriveAt(`${paths.directory}?area=luxor`)
    await expect(directoryPage.q).toHaveValue('')
  })

  it('takes an address that makes no sense for the whole of it', async () => {
    await directoryPage.open('?page=abc&category=unknown')
    await expect(directoryPage.count).toHaveText(countOf(await totalOf()))
  })

  it('says without a connection that it failed, and finds at the next try', async () => {
    await directoryPage.open()
    await expect(directoryPage.count).toHaveText(countOf(await totalOf()))
    await goOffline(true)
    await directoryPage.category.selectByAttribute('value', 'dj')
    await expect(directoryPage.failure).toHaveText(expect.stringContaining(text(errorMessages.network)))
    await goOffline(false)
    await directoryPage.retry.click()
    await expect(directoryPage.count).toHaveText(countOf(await totalOf('category=dj')))
  })
})

describe('providers: a provider', () => {
  const sample = demoProviders[0]

  it('is reached from the directory, and can be called and written to', async () => {
    await directoryPage.open(`?q=${encodeURIComponent(sample?.details.businessName ?? '')}`)
    await expect(directoryPage.names).toBeElementsArrayOfSize(1)
    await press(directoryPage.rows[0]!.$('a'))
    await arriveAt(providerPath(sample?.id ?? ''))
    await expect(providerPage.heading).toHaveText(sample?.details.businessName ?? '')
    await expect(browser).toHaveTitle(expect.stringContaining(sample?.details.businessName ?? ''))
    await expect(providerPage.link('tel:+201000000001')).toBeDisplayed()
    await expect(providerPage.link('mailto:')).toBeDisplayed()
    await expect(providerPage.link('https://wa.me/201000000001')).toHaveAttribute('rel', expect.stringContaining('noopener'))
    expect(await accessibilityFaults()).toEqual([])
    expect(await overflow()).toBeLessThanOrEqual(0)
  })

  it('that is not there says so, with a way back', async () => {
    await providerPage.open('nobody')
    await expect(providerPage.heading).toHaveText(text(profileMessages.notFoundTitle))
    await press(providerPage.link(paths.directory))
    await arriveAt(paths.directory)
  })
})
