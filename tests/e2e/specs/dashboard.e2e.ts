import { dashboardPath } from '@shared/routes'
import { publishMessages } from '@/i18n/messages/publish'
import { seatMessages } from '@/i18n/messages/weddings'
import { dashboard } from '../pages/dashboard.ts'
import { guestListPage } from '../pages/guestList.ts'
import { cardView, studio } from '../pages/studio.ts'
import { createAccount, register, stories } from '../support/couple.ts'
import { click } from '../support/fields.ts'
import { checkPage } from '../support/pageChecks.ts'
import { measureLayoutShift } from '../support/layoutShift.ts'
import { getSiteUrl, intl, locale, resetBrowser, signInBrowser, translate, waitForPath } from '../support/visit.ts'

const story = stories[locale]
const titles =
  locale === 'ar'
    ? { first: 'فرح عمر وليلى', second: 'فرح كريم ونور' }
    : { first: 'Omar and Laila', second: 'Karim and Nour' }
const family = locale === 'ar' ? 'عائلة أحمد سمير' : 'The Samir family'

describe('the dashboard of a wedding', () => {
  const account = createAccount()
  let weddingId = ''

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    await signInBrowser(account)
  })

  it('starts with the guest list', async () => {
    await dashboard.open()
    await dashboard.start.waitForDisplayed()
    await checkPage()
    await click(dashboard.startGuestList)
    await dashboard.saveTitle(titles.first)
    await guestListPage.focusName()
    weddingId = new URL(await browser.getUrl()).pathname.split('/')[2] ?? ''
    await guestListPage.typeFamily({ name: family, seats: '5' })
    await guestListPage.row(family).waitForExist()
  })

  it('has the figures of the guest list, and does not shift while its parts are loaded', async () => {
    await dashboard.open()
    await expect(dashboard.guests).toBeDisplayed()
    expect(await measureLayoutShift()).toBeLessThanOrEqual(0.01)
    await expect(dashboard.title).toHaveText(titles.first)
    await expect(dashboard.guests).toHaveText(
      expect.stringContaining(intl.formatMessage({ id: seatMessages.seatsOnly.id }, { seats: 5 })),
    )
    await checkPage()
  })

  it('gets the invitation that is started there', async () => {
    await dashboard.openWedding(weddingId)
    await click(dashboard.create)
    await studio.submit.waitForExist()
    await expect($('main')).toHaveText(expect.stringContaining(titles.first))
    await checkPage()
    await studio.setValues(story)
    await studio.chooseTemplate(1)
    await studio.openCard(1)
    await click(cardView.publish)
    await expect(cardView.title).toHaveText(translate(publishMessages.publishedTitle))
    await cardView.openMore()
    // By keyboard: it may lie where the menu was unfolded, and a second tap there would be that of a double tap, which the site ignores.
    await browser.execute((node: HTMLElement) => node.focus(), await cardView.toDashboard.getElement())
    await browser.keys('Enter')
    await waitForPath(dashboardPath(weddingId))
    await expect(dashboard.rows).toBeElementsArrayOfSize(1)
    await expect(dashboard.title).toHaveText(titles.first)
    await expect($(`main time[datetime="${story.weddingDate}"]`)).toBeDisplayed()
    await expect(dashboard.switch).not.toExist()
    await checkPage()
  })

  it('switches to another wedding and back', async () => {
    await dashboard.openWedding(weddingId)
    await dashboard.startWedding()
    await dashboard.saveTitle(titles.second)
    await expect(dashboard.title).toHaveText(titles.second)
    await expect(dashboard.rows).toBeElementsArrayOfSize(0)
    await checkPage()
    await dashboard.switchTo(titles.first)
    await waitForPath(dashboardPath(weddingId))
    await expect(dashboard.title).toHaveText(titles.first)
    await expect(dashboard.rows).toBeElementsArrayOfSize(1)
  })
})
