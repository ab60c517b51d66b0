import { join } from 'node:path'
import { Key } from 'webdriverio'
import { calendarMessages, mapMessages } from '@/i18n/messages/studio'
import { layoutMessages, pageMessages } from '@/i18n/messages/site'
import { comeIn } from '../pages/account.ts'
import { invitation } from '../pages/invitation.ts'
import { cropDialog } from '../pages/picture.ts'
import { preview, studio } from '../pages/studio.ts'
import { shell } from '../pages/shell.ts'
import { newAccount, register, stories } from '../support/couple.ts'
import { press, put } from '../support/fields.ts'
import { accessibilityFaults, complaints, overflow } from '../support/health.ts'
import { locale, resizeTo, screen, siteUrl, text } from '../support/visit.ts'

const story = stories[locale]
const samplePicture = join(import.meta.dirname, '../../../docs/pictures/invitations.png')
const sharedText = `${story.hall}\nhttps://www.google.com/maps/place/Nile+Hall/@30.0444,31.2357,17z`
const mapAddress = 'https://www.google.com/maps/place/Nile+Hall/@30.0444,31.2357,17z'
/** In Ramadan 1449 whatever the moon does. */
const ramadan = '2028-02-10'

/** On a phone, opens the preview for what is looked at in it, and closes it again by the keyboard. */
async function inPreview(look: () => Promise<void>): Promise<void> {
  if (screen === 'phone') {
    await preview.button.click()
    await preview.region.waitForDisplayed()
  }
  await look()
  if (screen === 'phone') {
    await browser.keys(Key.Escape)
    await preview.region.waitForExist({ reverse: true })
  }
}

/** Pastes as a hand does: the browser asks the page first. */
const paste = (name: string, pasted: string) =>
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

describe('the studio', function () {
  this.bail(true)
  const account = newAccount()
  before(async () => {
    await register(siteUrl(), account)
    await studio.open()
  })

  it('shows the invitation as it is typed', async () => {
    await studio.write({ groom: story.groom, bride: story.bride, hall: story.hall })
    await inPreview(async () => {
      await expect(preview.names).toHaveText(expect.stringContaining(story.groom))
      await expect(preview.names).toHaveText(expect.stringContaining(story.bride))
      await expect(preview.hall).toHaveText(expect.stringContaining(story.hall))
    })
  })

  it('keeps everything when the template is another one', async () => {
    for (const template of [3, 2, 4]) {
      await studio.choose(template)
      await inPreview(() => expect(preview.names).toHaveText(expect.stringContaining(story.bride)))
    }
    await expect(studio.field('hall')).toHaveValue(story.hall)
  })

  it('takes the map out of what a share button copies', async () => {
    await paste('mapsLink', sharedText)
    await expect(studio.field('mapsLink')).toHaveValue(mapAddress)
    await expect(studio.mapFound).toHaveText(expect.stringContaining(text(mapMessages.recognised, { service: 'google' })))
    await expect(studio.mapFound).toHaveText(expect.stringContaining('Nile Hall'))
  })

  it('says that a day falls in Ramadan, and what day it is in the Hijri calendar', async () => {
    await put('weddingDate', ramadan)
    await expect(studio.season('weddingDate')).toHaveText(text(calendarMessages.falls, { season: 'ramadan' }))
    await expect($('#weddingDate-helper-text')).toHaveText(locale === 'ar' ? /^حوالي .* رمضان ١٤٤٩ هـ/ : /^≈ .* Ramadan 1449 AH/)
  })

  it('finds all of it again after a reload', async () => {
    await browser.refresh()
    await expect(studio.field('groom')).toHaveValue(story.groom)
    await expect(studio.field('mapsLink')).toHaveValue(mapAddress)
    await expect(studio.season('weddingDate')).toHaveText(text(calendarMessages.falls, { season: 'ramadan' }))
    await inPreview(() => expect(preview.names).toHaveText(expect.stringContaining(story.groom)))
  })

  it('turns to the other language and back with nothing lost', async () => {
    await browser.execute(() => window.scrollTo(0, 0))
    for (const from of locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)) {
      await $(`header a[aria-label="${text(layoutMessages.switchLanguage, undefined, from)}"]`).click()
      await expect(studio.field('groom')).toHaveValue(story.groom)
    }
  })

  it('begins anew, and takes that back', async () => {
    await press(studio.startOver)
    await expect(studio.field('groom')).toHaveValue('')
    await studio.undo.click()
    await expect(studio.field('groom')).toHaveValue(story.groom)
  })

  describe('with an account', () => {
    before(async () => {
      await comeIn(account)
      await studio.open()
    })

    it('has the picture cropped by the keyboard, and shows it behind the invitation', async () => {
      await studio.choosePicture(samplePicture)
      await cropDialog.behind.waitForExist()
      await cropDialog.area.waitForDisplayed()
      const before = await cropDialog.behind.getAttribute('src')
      await cropDialog.zoom.addValue(Key.ArrowUp.repeat(4))
      await cropDialog.area.addValue(Key.ArrowDown)
      await browser.waitUntil(async () => (await cropDialog.behind.getAttribute('src')) !== before)
      expect(await accessibilityFaults()).toEqual([])
      await cropDialog.use.click()
      await studio.picture.waitForExist()
      await inPreview(() => expect(preview.picture).toHaveAttribute('src', expect.stringMatching(/^\/api\/v1\/uploads\/background\/.+\.webp$/)))
    })

    it('stores it in the shape of a phone', async () => {
      const [width, height] = await browser.execute(() => {
        const picture = document.querySelector<HTMLImageElement>('main form img[src^="/api/v1/uploads/background/"]')
        return [picture?.naturalWidth ?? 0, picture?.naturalHeight ?? 0]
      })
      expect((width ?? 0) / (height ?? 1)).toBeCloseTo(9 / 16, 1)
    })

    it('lets a removed picture be put back', async () => {
      await press(studio.removePicture)
      await expect(studio.picture).not.toExist()
      await studio.undo.click()
      await expect(studio.picture).toExist()
    })

    it('goes on in Ramadan, to the card', async () => {
      await studio.write({ ...story, weddingDate: ramadan })
      await studio.show(4)
      await expect(invitation.names).toHaveText(expect.stringContaining(story.groom))
    })
  })

  for (const width of screen === 'desktop' ? [900, 1100, 1440] : []) {
    it(`has form and preview side by side ${width} px wide, for everybody`, async () => {
      await studio.open()
      await resizeTo(width)
      await preview.region.waitForDisplayed()
      const field = await studio.field('groom').getSize('width')
      expect(field).toBeGreaterThan(200)
      expect(await overflow()).toBeLessThanOrEqual(0)
      expect(await accessibilityFaults()).toEqual([])
    })
  }

  if (screen === 'phone') {
    it('closes the preview with the way back, and the focus is where it was', async () => {
      await studio.open()
      await preview.button.click()
      await preview.region.waitForDisplayed()
      expect(await accessibilityFaults()).toEqual([])
      await browser.back()
      await preview.region.waitForExist({ reverse: true })
      await expect(preview.button).toBeFocused()
      await expect(shell.heading).toHaveText(text(pageMessages.createTitle))
    })
  }

  it('complains of nothing', async () => expect(await complaints()).toEqual([]))
})
