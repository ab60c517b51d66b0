import { paths } from '@shared/routes'
import { aboutMessages } from '@/i18n/messages/about'
import { demoMessages, homeMessages } from '@/i18n/messages/home'
import { carouselMessages } from '@/i18n/messages/site'
import { carousel, homePage } from '../pages/homePage.ts'
import { click } from '../support/fields.ts'
import { findAccessibilityViolations, getConsoleErrors, getOverflow } from '../support/pageChecks.ts'
import { getCurrentPath, locale, resetBrowser, translate, visit } from '../support/visit.ts'

/** The key of the next slide in this language. */
const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'

const expectOnPage = async (...words: string[]) => {
  for (const word of words) await expect($('main')).toHaveText(expect.stringContaining(word))
}
const waitForSlide = (index: number) =>
  browser.waitUntil(async () => (await carousel.currentSlide()) === index, {
    timeoutMsg: `the carousel does not show slide ${index}`,
  })

describe('the home page', () => {
  before(() => resetBrowser())
  beforeEach(() => visit(paths.home))

  it('shows its figures and the quotes of three couples, is accessible, fits the window and logs no errors', async () => {
    await expectOnPage(
      translate(homeMessages.couplesCount),
      translate(homeMessages.vendorsCount),
      translate(homeMessages.ratingCount),
    )
    await expect($$('main ol > li')).toBeElementsArrayOfSize(3)
    await expect($$('main figure blockquote')).toBeElementsArrayOfSize(3)
    await expect($('main a[target="_blank"][rel~="noopener"]')).toBeExisting()
    expect(await findAccessibilityViolations()).toEqual([])
    expect(await getOverflow()).toBe(0)
    expect(await getConsoleErrors()).toEqual([])
  })

  it('opens the demo by its address, and closes it with Escape', async () => {
    await browser.url(`${paths.home}?lang=${locale}#demo`)
    await browser.refresh()
    await expect(homePage.demo).toHaveText(expect.stringContaining(translate(demoMessages.title)))
    expect(await findAccessibilityViolations()).toEqual([])
    await browser.keys('Escape')
    await expect(homePage.demo).not.toBeExisting()
    expect(await getCurrentPath()).toBe(paths.home)
  })
})

describe('the About page', () => {
  beforeEach(() => visit(paths.about))

  it('shows its four figures and five slides, is accessible, fits the window and logs no errors', async () => {
    await expectOnPage(
      ...[
        aboutMessages.yearsCount,
        aboutMessages.weddingsCount,
        aboutMessages.satisfactionCount,
        aboutMessages.supportCount,
      ].map((count) => translate(count)),
    )
    await expect(carousel.slides).toBeElementsArrayOfSize(5)
    for (const picture of await $$('main figure img').getElements())
      await expect(picture).toHaveAttribute('alt', expect.stringMatching(/\S/))
    expect(await findAccessibilityViolations()).toEqual([])
    expect(await getOverflow()).toBe(0)
    expect(await getConsoleErrors()).toEqual([])
  })

  it('changes the slide by button and by key, and wraps at both ends', async () => {
    await click(carousel.button(translate(carouselMessages.previous)))
    await waitForSlide(4)
    await expect(carousel.button(translate(carouselMessages.play))).toBeDisplayed()
    await click(carousel.button(translate(carouselMessages.next)))
    await waitForSlide(0)
    await browser.keys(forward)
    await waitForSlide(1)
  })
})
