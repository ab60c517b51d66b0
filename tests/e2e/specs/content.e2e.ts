import { paths } from '@shared/routes'
import { aboutMessages } from '@/i18n/messages/about'
import { demoMessages, homeMessages, leadMessages } from '@/i18n/messages/home'
import { carouselMessages } from '@/i18n/messages/site'
import { carousel, homePage } from '../pages/content.ts'
import { press } from '../support/fields.ts'
import { accessibilityFaults, complaints, overflow } from '../support/health.ts'
import { currentPath, locale, text, visit } from '../support/visit.ts'

/** The key that leads forward in this language. */
const forward = locale === 'ar' ? 'ArrowLeft' : 'ArrowRight'
const back = locale === 'ar' ? 'ArrowRight' : 'ArrowLeft'

const expectOnPage = async (...words: string[]) => {
  for (const word of words) await expect($('main')).toHaveText(expect.stringContaining(word))
}
const slideToStart = (index: number) => browser.waitUntil(async () => (await carousel.atStart()) === index, { timeoutMsg: `slide ${index} does not come to the start` })

describe('content: the home page', () => {
  before(() => visit(paths.home))

  it('makes its claims and shows its three couples', async () => {
    await expectOnPage(text(homeMessages.couplesCount), text(homeMessages.vendorsCount), text(homeMessages.ratingCount))
    await expect($$('main ol > li')).toBeElementsArrayOfSize(3)
    await expect($$('main figure blockquote')).toBeElementsArrayOfSize(3)
    await expect($('main a[target="_blank"][rel~="noopener"]')).toBeExisting()
  })

  it('is accessible, as wide as its window, and complains of nothing', async () => {
    expect(await accessibilityFaults()).toEqual([])
    expect(await overflow()).toBe(0)
    expect(await complaints()).toEqual([])
  })

  it('plays the demo at its link and at its address; Escape and the way back close it', async () => {
    const address = await currentPath()
    await press(homePage.watchDemo)
    await expect(homePage.demo).toHaveText(expect.stringContaining(text(demoMessages.title)))
    expect(await accessibilityFaults()).toEqual([])
    await browser.keys('Escape')
    await expect(homePage.demo).not.toBeExisting()
    expect(await currentPath()).toBe(address)

    await press(homePage.watchDemo)
    await expect(homePage.demo).toBeDisplayed()
    await browser.back()
    await expect(homePage.demo).not.toBeExisting()

    await browser.url(`${paths.home}?lang=${locale}#demo`)
    await browser.refresh()
    await expect(homePage.demo).toBeDisplayed()
    await browser.keys('Escape')
    await expect(homePage.demo).not.toBeExisting()
    expect(await currentPath()).toBe(paths.home)
  })

  it('says what is wrong with the pair, then leads to registration with the e-mail filled in', async () => {
    await visit(paths.home)
    await homePage.pair('email').setValue('laila@zaffa.example')
    await homePage.pair('phone').setValue('0101')
    await press(homePage.begin)
    await expect(homePage.pairErrors[0]).toHaveText(text(leadMessages.phoneInvalid))
    await expect(homePage.pair('email')).toHaveValue('laila@zaffa.example')

    await homePage.pair('phone').addValue('2345678')
    await press(homePage.begin)
    await browser.waitUntil(async () => new URL(await browser.getUrl()).pathname === paths.register)
    expect(await browser.getUrl()).not.toContain('laila')
    await expect($('[name="email"]')).toHaveValue('laila@zaffa.example')
  })
})

describe('content: the About page', () => {
  before(() => visit(paths.about))

  it('shows its four figures and its five evenings', async () => {
    await expectOnPage(...[aboutMessages.yearsCount, aboutMessages.weddingsCount, aboutMessages.satisfactionCount, aboutMessages.supportCount].map((count) => text(count)))
    await expect(carousel.slides).toBeElementsArrayOfSize(5)
    for (const picture of await $$('main figure img').getElements()) await expect(picture).toHaveAttribute('alt', expect.stringMatching(/\S/))
  })

  it('is accessible, as wide as its window, and complains of nothing', async () => {
    expect(await accessibilityFaults()).toEqual([])
    expect(await overflow()).toBe(0)
    expect(await complaints()).toEqual([])
  })

  it('turns its evenings by button and by key, and goes round at both ends', async () => {
    await press(carousel.button(text(carouselMessages.previous)))
    await slideToStart(4)
    await expect(carousel.button(text(carouselMessages.play))).toBeDisplayed()
    await press(carousel.button(text(carouselMessages.next)))
    await slideToStart(0)
    await browser.keys(forward)
    await slideToStart(1)
    await browser.keys(back)
    await slideToStart(0)
  })
})
