import { weddingPath } from '@shared/routes'
import type { Wedding } from '@/api/generated/weddingEndpoints'
import { guestListPage } from '../pages/guestList.ts'
import { createAccount, register } from '../support/couple.ts'
import { addHouseholds, createWedding, listHouseholds } from '../support/guestList.ts'
import { findAccessibilityViolations, getConsoleErrors } from '../support/pageChecks.ts'
import { getSiteUrl, locale, resetBrowser, signInBrowser } from '../support/visit.ts'

describe('a guest list in two tabs', () => {
  const account = createAccount()
  let wedding: Wedding
  let tabs: string[]

  /** Brings a tab to the front, as a click on it does. */
  const showTab = async (tab: number) => {
    await browser.switchToWindow(tabs[tab]!)
    await browser.sendCommand('Page.bringToFront', {})
  }

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    wedding = await createWedding(getSiteUrl(), account, locale)
    await addHouseholds(getSiteUrl(), account, wedding.id, [{ name: 'أحمد سمير', side: 'groom' }])
    await signInBrowser(account)
    await guestListPage.open(wedding.id)
    await browser.newWindow(`${weddingPath('guests', wedding.id)}?lang=${locale}`, { type: 'tab' })
    tabs = await browser.getWindowHandles()
  })
  after(async () => {
    await browser.closeWindow()
    await browser.switchToWindow(tabs[0]!)
  })

  it('shows both values of a family that was edited in both, and stores the chosen one', async () => {
    await showTab(0)
    await guestListPage.edit('أحمد سمير')
    await showTab(1)
    await guestListPage.edit('أحمد سمير')
    await guestListPage.setName('أحمد سمير وحرمه')
    await guestListPage.save()
    await showTab(0)
    await guestListPage.setName('عائلة أحمد سمير')
    await guestListPage.saveButton.click()
    await guestListPage.conflict.waitForDisplayed()
    await expect(guestListPage.conflict).toHaveText(expect.stringContaining('عائلة أحمد سمير'))
    await expect(guestListPage.conflict).toHaveText(expect.stringContaining('أحمد سمير وحرمه'))
    expect(await findAccessibilityViolations()).toEqual([])
    await guestListPage.keepMine()
    await guestListPage.row('عائلة أحمد سمير').waitForExist()
    expect(await listHouseholds(getSiteUrl(), account, wedding.id)).toMatchObject([{ name: 'عائلة أحمد سمير' }])
  })

  it('shows the edits of the other tab when it gets the focus', async () => {
    await showTab(1)
    await guestListPage.row('عائلة أحمد سمير').waitForExist()
    // The refused edit is logged by the browser.
    expect((await getConsoleErrors()).filter((error) => !error.includes('409'))).toEqual([])
  })
})
