import { invitationPath } from '@shared/routes'
import { downloads, invitation } from '../pages/invitation.ts'
import { createAccount, publish, register, stories } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { findAccessibilityViolations, getConsoleErrors } from '../support/pageChecks.ts'
import { findPrintOverflow, printPage } from '../support/printing.ts'
import { locale, getSiteUrl, resetBrowser, visit } from '../support/visit.ts'

/** Printing depends on template and language, not on the screen: each language prints two templates. */
const templates = ({ ar: [1, 3], en: [2, 4] } as const)[locale]
const story = stories[locale]
const A5 = { pages: 1, width: 148, height: 210 }
const longName = locale === 'ar' ? 'عبد الرحمن محمد السيد مصطفى المنشاوي' : 'Maximilian Alexander Fairweather-Cavendish'
const longHall = `${story.hall} `.repeat(10).trim()

async function openCover(slug: string): Promise<void> {
  await visit(invitationPath(slug))
  await invitation.cover.waitForDisplayed()
  await invitation.cover.click()
}

describe('the files of an invitation', () => {
  const account = createAccount()
  let slug = ''
  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    slug = (await publish(getSiteUrl(), account, locale, templates[0])).slug
  })

  it('include the QR code, which is fetched only when its section of the guest page is opened', async () => {
    await openCover(slug)
    await expect(downloads.qrCode).not.toBeDisplayed()
    expect(
      await browser.execute(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('qr.svg'))),
    ).toBe(false)
    await click(downloads.qrSummary)
    await browser.waitUntil(async () => Number(await downloads.qrCode.getProperty('naturalWidth')) > 0, {
      timeoutMsg: 'the QR code is not loaded',
    })
    expect(await findAccessibilityViolations()).toEqual([])
    expect(await getConsoleErrors()).toEqual([])
  })

  for (const template of templates) {
    it(`print template ${template} on one A5 page`, async () => {
      await openCover((await publish(getSiteUrl(), account, locale, template)).slug)
      expect(await printPage()).toEqual(A5)
      expect(await findPrintOverflow()).toEqual([])
    })

    it(`print template ${template} with long names and places on one A5 page`, async () => {
      const changes = { groom: longName, bride: longName, weddinghole: longHall }
      await openCover((await publish(getSiteUrl(), account, locale, template, changes)).slug)
      await expect(invitation.names).toHaveText(expect.stringContaining(longName))
      expect(await printPage()).toEqual(A5)
      expect(await findPrintOverflow()).toEqual([])
    })
  }
})
