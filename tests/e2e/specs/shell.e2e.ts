import { NAV_SCROLL_THRESHOLD_PX } from '@/config/limits'
import { getOtherLanguage } from '@shared/languages'
import { paths } from '@shared/routes'
import { layoutMessages } from '@/i18n/messages/site'
import { getDirection } from '@/i18n/locales'
import { navLinks } from '@/ui/layout/navLinks'
import { shell } from '../pages/shell.ts'
import { studio } from '../pages/studio.ts'
import { locale, resetBrowser, screen, translate, visit, waitForPath } from '../support/visit.ts'

const other = getOtherLanguage(locale)

describe('the main layout', () => {
  beforeEach(() => resetBrowser())

  it('has the links of the navigation bar in order and marks the current page', async () => {
    await visit(paths.home)
    await shell.openMenu()
    expect(await shell.links.map((link) => link.getText())).toEqual(navLinks.map(({ label }) => translate(label)))
    expect(await shell.links.map((link) => link.getAttribute('href'))).toEqual(navLinks.map(({ to }) => to))
    const { to, label } = navLinks[1]
    await shell.link(translate(label)).click()
    await waitForPath(to)
    await shell.openMenu()
    await expect(shell.link(translate(label))).toHaveAttribute('aria-current', 'page')
    await expect(shell.activeLinks).toBeElementsArrayOfSize(1)
  })

  if (screen === 'phone') {
    it('folds the links into a menu, which closes with Escape and when a link is followed', async () => {
      await visit(paths.about)
      await expect(shell.menu).not.toBeDisplayed()
      await shell.menuButton.click()
      await expect(shell.menu).toBeDisplayed()
      await expect(shell.menuButton).toHaveAttribute('aria-expanded', 'true')
      await browser.keys('Escape')
      await expect(shell.menu).not.toBeDisplayed()
      await shell.menuButton.click()
      await shell.navigation.$('a').click()
      await waitForPath(paths.home)
      await expect(shell.menu).not.toBeDisplayed()
    })
  }

  it(`has the language of the visitor, opens store and app in a new tab, and changes when scrolled by more than ${NAV_SCROLL_THRESHOLD_PX} px`, async () => {
    await visit(paths.home)
    await expect($('html')).toHaveAttribute('lang', locale)
    await expect($('html')).toHaveAttribute('dir', getDirection(locale))
    for (const label of [layoutMessages.visitStore, layoutMessages.downloadApp]) {
      const link = shell.navigation.$(`a*=${translate(label)}`)
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
    }
    await expect(shell.header).toHaveAttribute('data-scrolled', 'false')
    await browser.execute((px: number) => window.scrollTo({ top: px, behavior: 'instant' }), NAV_SCROLL_THRESHOLD_PX)
    await expect(shell.header).toHaveAttribute('data-scrolled', 'false')
    await browser.execute(
      (px: number) => window.scrollTo({ top: px, behavior: 'instant' }),
      NAV_SCROLL_THRESHOLD_PX + 1,
    )
    await expect(shell.header).toHaveAttribute('data-scrolled', 'true')
  })

  it('switches the language without a reload, keeps what is typed and remembers the choice', async () => {
    await studio.open()
    await studio.fillIn({ groom: 'Omar عمر' })
    await browser.execute(() => Object.assign(window, { notReloaded: true }))
    await shell.languageSwitch.click()
    await expect($('html')).toHaveAttribute('lang', other)
    await expect($('html')).toHaveAttribute('dir', getDirection(other))
    await expect(shell.menuButton).toHaveAttribute('aria-label', translate(layoutMessages.menu, {}, other))
    await expect(studio.field('groom')).toHaveValue('Omar عمر')
    expect(await browser.execute(() => 'notReloaded' in window)).toBe(true)
    await browser.refresh()
    await expect($('html')).toHaveAttribute('lang', other)
  })

  it('keeps the place on the page when the language changes, also in a browser that does not', async () => {
    await visit(paths.home)
    const getTop = () => browser.execute(() => document.querySelector('main ol')!.getBoundingClientRect().top)
    await browser.execute(() => {
      document.documentElement.style.setProperty('overflow-anchor', 'none')
      const steps = document.querySelector('main ol')!
      window.scrollBy({ top: steps.getBoundingClientRect().top - window.innerHeight / 4, behavior: 'instant' })
    })
    const before = await getTop()
    await shell.languageSwitch.click()
    await expect($('html')).toHaveAttribute('lang', other)
    await browser.waitUntil(async () => Math.abs((await getTop()) - before) < 40, {
      timeoutMsg: 'the steps have left their place',
    })
  })
})
