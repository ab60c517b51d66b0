import { join } from 'node:path'
import { Key } from 'webdriverio'
import { calendarMessages, mapMessages } from '@/i18n/messages/plans'
import { layoutMessages } from '@/i18n/messages/site'
import { invitation } from '../pages/invitation.ts'
import { cropDialog } from '../pages/picture.ts'
import { preview, studio } from '../pages/studio.ts'
import { createAccount, register, stories } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { findAccessibilityViolations, getConsoleErrors, getOverflow } from '../support/pageChecks.ts'
import { locale, resetBrowser, resizeTo, screen, signInBrowser, getSiteUrl, translate } from '../support/visit.ts'

const story = stories[locale]
const samplePicture = join(import.meta.dirname, '../../../docs/pictures/invitations.png')
const sharedText = `${story.hall}\nhttps://www.google.com/maps/place/Nile+Hall/@30.0444,31.2357,17z`
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

/** Dispatches a paste event, which the page can handle before the browser. */
const pasteText = (name: string, pasted: string) =>
  browser.execute(
    (field: string, words: string) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', words)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.querySelector(`[name="${field}"]`)?.dispatchEvent(event)
    },
    name,
    pasted,
  )

describe('the studio', () => {
  beforeEach(async () => {
    await resetBrowser()
    await studio.open()
  })
  // Clears the console's errors of earlier tests.
  beforeEach(() => getConsoleErrors())

  it('shows the texts in the preview while they are typed', async () => {
    await studio.fillIn({ groom: story.groom, bride: story.bride, hall: story.hall })
    await findInPreview(async () => {
      await expect(preview.names).toHaveText(expect.stringContaining(story.groom))
      await expect(preview.names).toHaveText(expect.stringContaining(story.bride))
      await expect(preview.hall).toHaveText(expect.stringContaining(story.hall))
    })
    expect(await getConsoleErrors()).toEqual([])
  })

  it('keeps the texts when another template is chosen', async () => {
    await studio.setValues({ bride: story.bride, hall: story.hall })
    for (const template of [3, 2, 4]) {
      await studio.chooseTemplate(template)
      await findInPreview(() => expect(preview.names).toHaveText(expect.stringContaining(story.bride)))
    }
    await expect(studio.field('hall')).toHaveValue(story.hall)
    expect(await getConsoleErrors()).toEqual([])
  })

  it('extracts the address of the map from a shared text', async () => {
    await studio.field('mapsLink').waitForExist()
    await pasteText('mapsLink', sharedText)
    await expect(studio.field('mapsLink')).toHaveValue(mapAddress)
    await expect(studio.mapFound).toHaveText(
      expect.stringContaining(translate(mapMessages.recognised, { service: 'google' })),
    )
    await expect(studio.mapFound).toHaveText(expect.stringContaining('Nile Hall'))
  })

  it('shows that a day is in Ramadan and its date in the Hijri calendar', async () => {
    await studio.setValues({ weddingDate: ramadan })
    await expect(studio.season('weddingDate')).toHaveText(translate(calendarMessages.falls, { season: 'ramadan' }))
    await expect($('#weddingDate-helper-text')).toHaveText(
      locale === 'ar' ? /^حوالي .* رمضان ١٤٤٩ هـ/ : /^≈ .* Ramadan 1449 AH/,
    )
  })

  it('restores the draft after a reload', async () => {
    await studio.setValues({ groom: story.groom, mapsLink: mapAddress, weddingDate: ramadan })
    await browser.refresh()
    await expect(studio.field('groom')).toHaveValue(story.groom)
    await expect(studio.field('mapsLink')).toHaveValue(mapAddress)
    await expect(studio.season('weddingDate')).toHaveText(translate(calendarMessages.falls, { season: 'ramadan' }))
    await findInPreview(() => expect(preview.names).toHaveText(expect.stringContaining(story.groom)))
  })

  it('keeps the draft when the language is switched and switched back', async () => {
    await studio.setValues({ groom: story.groom })
    for (const from of locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)) {
      await $(`header a[aria-label="${translate(layoutMessages.switchLanguage, undefined, from)}"]`).click()
      await expect(studio.field('groom')).toHaveValue(story.groom)
    }
  })

  it('clears the draft on request and restores it with Undo', async () => {
    await studio.setValues({ groom: story.groom })
    await click(studio.startOver)
    await expect(studio.field('groom')).toHaveValue('')
    await studio.undo.click()
    await expect(studio.field('groom')).toHaveValue(story.groom)
  })

  it('shows the card of a wedding in Ramadan', async () => {
    await studio.setValues({ ...story, weddingDate: ramadan })
    await studio.chooseTemplate(4)
    await studio.openCard(4)
    await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
  })

  describe('with an account', () => {
    const account = createAccount()
    before(() => register(getSiteUrl(), account))
    beforeEach(async () => {
      await signInBrowser(account)
      await studio.open()
    })

    it('crops the picture by keyboard, stores it in the shape of a phone and shows it in the preview', async () => {
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
    })

    it('restores a removed picture with Undo', async () => {
      await studio.upload(samplePicture)
      await studio.picture.waitForExist()
      await click(studio.removePicture)
      await expect(studio.picture).not.toExist()
      await studio.undo.click()
      await expect(studio.picture).toExist()
    })
  })

  for (const width of screen === 'desktop' ? [900, 1100, 1440] : []) {
    it(`shows form and preview side by side at ${width} px`, async () => {
      await resizeTo(width)
      await preview.region.waitForDisplayed()
      const field = await studio.field('groom').getSize('width')
      expect(field).toBeGreaterThan(200)
      expect(await getOverflow()).toBeLessThanOrEqual(0)
      expect(await findAccessibilityViolations()).toEqual([])
    })
  }
})
