import { pageMessages } from '@/i18n/messages/site'
import { shell } from '../pages/shell.ts'
import { preview, studio } from '../pages/studio.ts'
import { findAccessibilityViolations } from '../support/pageChecks.ts'
import { resetBrowser, translate } from '../support/visit.ts'

describe('the studio on a phone', () => {
  before(async () => {
    await resetBrowser()
    await studio.open()
  })

  it('closes the preview with Back and returns the focus to its button', async () => {
    await preview.button.click()
    await preview.region.waitForDisplayed()
    expect(await findAccessibilityViolations()).toEqual([])
    await browser.back()
    await preview.region.waitForExist({ reverse: true })
    await expect(preview.button).toBeFocused()
    await expect(shell.heading).toHaveText(translate(pageMessages.createTitle))
  })
})
