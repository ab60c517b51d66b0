import { join } from 'node:path'
import { Key } from 'webdriverio'
import { calendarMessages } from '@/i18n/messages/plans'
import { cropDialog } from '../pages/picture.ts'
import { preview, studio } from '../pages/studio.ts'
import { createAccount, register, stories } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { findAccessibilityViolations, getConsoleErrors, getOverflow } from '../support/pageChecks.ts'
import { locale, resetBrowser, resizeTo, screen, signInBrowser, getSiteUrl, translate } from '../support/visit.ts'

const story = stories[locale]
const samplePicture = join(import.meta.dirname, '../../../docs/pictures/invitations.png')
const mapAddress = 'https://www.google.com/maps/place/Nile+Hall/@30.0444,31.2357,17z'
/** In Ramadan 1449, whenever the month begins. */
const ramadan = '2028-02-10'

/** Runs checks in the preview, which is in a dialog on a phone. */
async function findInPreview(check: () => Promise<void>): Promise<void> {
  if (screen === 'phone') {
    await preview.button.click()
    await preview.region.waitForDisplayed()
  }
  await check()
  if (screen === 'phone') {
    await browser.keys(Key.Escape)
    await preview.region.waitForExist({ reverse: true })
  }
}

describe('the studio', () => {
  beforeEach(async () => {
    await resetBrowser()
    await studio.open()
  })
  // Clears the console's errors of earlier tests.
  beforeEach(() => getConsoleErrors())

  it('shows what is typed in the preview, and keeps it when another template is chosen', async () => {
    await studio.fillIn({ groom: story.groom })
    await findInPreview(() => expect(preview.names).toHaveText(expect.stringContaining(story.groom)))
    await studio.setValues({ hall: story.hall })
    for (const template of [3, 2, 4]) {
      await studio.chooseTemplate(template)
      await findInPreview(() => expect(preview.names).toHaveText(expect.stringContaining(story.groom)))
    }
    await expect(studio.field('hall')).toHaveValue(story.hall)
    expect(await getConsoleErrors()).toEqual([])
  })

  it('restores the draft after a reload, with the Hijri date and the note of a day in Ramadan', async () => {
    await studio.setValues({ groom: story.groom, mapsLink: mapAddress, weddingDate: ramadan })
    await browser.refresh()
    await expect(studio.field('groom')).toHaveValue(story.groom)
    await expect(studio.field('mapsLink')).toHaveValue(mapAddress)
    await expect(studio.season('weddingDate')).toHaveText(translate(calendarMessages.falls, { season: 'ramadan' }))
    await expect($('#weddingDate-helper-text')).toHaveText(
      locale === 'ar' ? /^حوالي .* رمضان ١٤٤٩ هـ/ : /^≈ .* Ramadan 1449 AH/,
    )
    await findInPreview(() => expect(preview.names).toHaveText(expect.stringContaining(story.groom)))
  })

  it('crops a picture by keyboard, stores it in the shape of a phone, shows it in the preview and restores it with Undo', async () => {
    const account = createAccount()
    await register(getSiteUrl(), account)
    await signInBrowser(account)
    await studio.open()
    await studio.choosePicture(samplePicture)
    await cropDialog.preview.waitForExist()
    await cropDialog.area.waitForDisplayed()
    const uncropped = await cropDialog.preview.getAttribute('src')
    await cropDialog.zoom.addValue(Key.ArrowUp.repeat(4))
    await cropDialog.area.addValue(Key.ArrowDown)
    await browser.waitUntil(async () => (await cropDialog.preview.getAttribute('src')) !== uncropped)
    expect(await findAccessibilityViolations()).toEqual([])
    await cropDialog.use.addValue(Key.Enter)
    await studio.picture.waitForExist()
    await cropDialog.area.waitForExist({ reverse: true })
    await findInPreview(() =>
      expect(preview.picture).toHaveAttribute(
        'src',
        expect.stringMatching(/^\/api\/v1\/uploads\/background\/.+\.webp$/),
      ),
    )
    await browser.waitUntil(async () => Number(await studio.picture.getProperty('naturalWidth')) > 0)
    const [width, height] = [
      await studio.picture.getProperty('naturalWidth'),
      await studio.picture.getProperty('naturalHeight'),
    ]
    expect(Number(width) / Number(height)).toBeCloseTo(9 / 16, 1)
    expect(await getConsoleErrors()).toEqual([])

    await click(studio.removePicture)
    await expect(studio.picture).not.toExist()
    await studio.undo.click()
    await expect(studio.picture).toExist()
  })

  if (screen === 'desktop')
    it('shows form and preview side by side at 900, 1100 and 1440 px', async () => {
      for (const width of [900, 1100, 1440]) {
        await resizeTo(width)
        await preview.region.waitForDisplayed()
        const field = await studio.field('groom').getSize('width')
        expect(field).toBeGreaterThan(200)
        expect(await getOverflow()).toBeLessThanOrEqual(0)
        expect(await findAccessibilityViolations()).toEqual([])
      }
    })
})
