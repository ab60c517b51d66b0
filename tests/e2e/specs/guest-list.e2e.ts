import type { Invitation } from '@/api/generated/endpoints'
import { addGuestMessages, guestListMessages, hallListMessages } from '@/i18n/messages/guests'
import { guestListPage } from '../pages/guestList.ts'
import { createAccount, publish, register } from '../support/couple.ts'
import { fillGuestList } from '../support/guestList.ts'
import { checkPage } from '../support/pageChecks.ts'
import { printPage } from '../support/printing.ts'
import { getSiteUrl, intl, locale, resetBrowser, signInBrowser, translate } from '../support/visit.ts'

const SAMPLE_COUNT = 60
const families =
  locale === 'ar'
    ? { plain: 'أحمد عبد الله', titled: 'الحاج أحمد', other: 'زينب' }
    : { plain: 'Ahmed Abdallah', titled: 'Mr. Ahmed', other: 'Zeinab' }
const mensHall = locale === 'ar' ? 'قاعة الرجال' : "Men's hall"

describe('the guest list', () => {
  const account = createAccount()
  let published: Invitation

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    published = await publish(getSiteUrl(), account, locale, 1)
    await signInBrowser(account)
  })

  it('grows by keyboard alone, and asks whether a family of the same name is the same', async () => {
    await guestListPage.open(published.weddingId)
    await expect($('main')).toHaveText(expect.stringContaining(translate(guestListMessages.emptyTitle)))
    await checkPage()
    await guestListPage.focusName()
    await guestListPage.typeFamily({ name: families.plain, phone: '01012345678', seats: '4' })
    await guestListPage.row(families.plain).waitForExist()
    await guestListPage.typeFamily({ name: families.titled, seats: locale === 'ar' ? '٢' : '2' })
    await guestListPage.row(families.titled).waitForExist()
    await guestListPage.typeFamily({ name: families.other })
    await guestListPage.row(families.other).waitForExist()
    await guestListPage.typeFamily({ name: families.other })
    await guestListPage.dialog.waitForDisplayed()
    await expect(guestListPage.dialog).toHaveText(expect.stringContaining(translate(addGuestMessages.similarTitle)))
    await checkPage()
    await guestListPage.addAnyway.click()
    await guestListPage.addAnyway.waitForExist({ reverse: true })
    await guestListPage.closeFormOnPhone()
    await expect($('main')).toHaveText(expect.stringContaining(guestListPage.formatShown(4, 6)))
    await checkPage()
  })

  it('saves an edit of the seats', async () => {
    const names = await fillGuestList(getSiteUrl(), account, published.weddingId, locale, SAMPLE_COUNT)
    await guestListPage.open(published.weddingId)
    await guestListPage.waitForSeats(mensHall, 150, 150)
    await guestListPage.search(names[1]!)
    await guestListPage.edit(names[1]!)
    await checkPage()
    await guestListPage.setSeats(mensHall, '3')
    await guestListPage.save()
    await guestListPage.waitForSeats(mensHall, 151, 150)
  })

  it('deletes a family and brings it back', async () => {
    await guestListPage.open(published.weddingId)
    await guestListPage.search(families.plain)
    await guestListPage.delete(families.plain)
    await guestListPage.row(families.plain).waitForExist({ reverse: true })
    await guestListPage.undo.click()
    await guestListPage.row(families.plain).waitForExist()
  })

  it('renders only the rows in sight of a long list', async () => {
    await guestListPage.open(published.weddingId)
    await expect($('main')).toHaveText(expect.stringContaining(intl.formatNumber(SAMPLE_COUNT + 4)))
    expect(await guestListPage.rows.length).toBeLessThan(SAMPLE_COUNT / 2)
  })

  it('prints the list of a hall on A4, without the controls', async () => {
    await guestListPage.open(published.weddingId)
    await guestListPage.openHallList(mensHall)
    const totals = intl.formatMessage({ id: hallListMessages.totals.id }, { families: SAMPLE_COUNT, seats: 151 })
    await expect(guestListPage.hallList).toHaveText(expect.stringContaining(totals))
    await checkPage()
    expect(await printPage()).toEqual({ pages: 3, width: 210, height: 297 })
    await browser.sendCommand('Emulation.setEmulatedMedia', { media: 'print' })
    await expect(guestListPage.hallList).toBeDisplayed()
    await expect(guestListPage.print).not.toBeDisplayed()
    await expect($('h1')).not.toBeDisplayed()
    await expect($('header nav')).not.toBeDisplayed()
    await expect($('footer')).not.toBeDisplayed()
    await browser.sendCommand('Emulation.setEmulatedMedia', { media: '' })
  })
})
