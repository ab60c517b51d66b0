import { paths } from '@shared/routes'
import { findItem } from '@/features/items/gallery'
import { wishlistMessages } from '@/i18n/messages/items'
import { registrationDialog } from '../pages/providers.ts'
import { shell } from '../pages/shell.ts'
import { clickDuringHydration, throttleCpu, waitForTasks } from '../support/fastClicks.ts'
import { click } from '../support/fields.ts'
import { runBeforePages } from '../support/initScripts.ts'
import { resetBrowser, translate, visit, waitForPath } from '../support/visit.ts'

const item = translate(findItem('appliances-1')!.name)
const heart = `button[aria-label="${translate(wishlistMessages.addNamed, { name: item })}"]`
const findFullHeart = () => $(`button[aria-label="${translate(wishlistMessages.addedNamed, { name: item })}"]`)
const SUBMIT = 'main form button[type="submit"]'
const BECOME_PROVIDER = 'main button[aria-haspopup="dialog"]'

describe('a click during hydration', () => {
  // Only the response to a click is slow, not the way to the next test.
  afterEach(() => throttleCpu(1))
  beforeEach(() => resetBrowser())

  it('opens the menu', async () => {
    await clickDuringHydration(() => visit(paths.home), 'button[aria-controls="main-menu"]')
    await waitForTasks()
    await expect(shell.menuButton).toHaveAttribute('aria-expanded', 'true')
  })

  it('keeps a menu open that was opened before the scripts arrived', async () => {
    const button = 'button[aria-controls="main-menu"]'
    const remove = await runBeforePages(
      `addEventListener('DOMContentLoaded', () => document.querySelector('${button}').click())`,
    )
    await visit(paths.home)
    await remove()
    // After hydration React follows the popover.
    await expect(shell.menuButton).toHaveAttribute('aria-expanded', 'true')
    await waitForTasks()
    await expect(shell.menu).toBeDisplayed()
  })

  it('adds an item to the wishlist', async () => {
    await clickDuringHydration(() => visit(paths.items), heart)
    await waitForTasks()
    await expect(findFullHeart()).toExist()
  })

  it('opens a dialog once, so that one Cancel closes it', async () => {
    await clickDuringHydration(() => visit(paths.providers), BECOME_PROVIDER)
    await registrationDialog.dialog.waitForDisplayed()
    await click(registrationDialog.cancel)
    await registrationDialog.dialog.waitForDisplayed({ reverse: true })
    await waitForPath(paths.providers)
  })

  it('submits a form', async () => {
    await clickDuringHydration(() => visit(paths.login), SUBMIT)
    await expect($('#password-helper-text')).toHaveAttribute('role', 'alert')
    await waitForPath(paths.login)
  })
})
