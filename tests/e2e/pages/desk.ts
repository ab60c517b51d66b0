import type { ChainablePromiseElement } from 'webdriverio'
import { weddingPath } from '@shared/routes'
import { deskMessages } from '@/i18n/messages/desk'
import { click, closeOpenedTab } from '../support/fields.ts'
import { intl, visit } from '../support/visit.ts'

/** The page from which the couple sends its messages. */
export const deskPage = {
  async open(weddingId: string) {
    await visit(weddingPath('desk', weddingId))
    await this.household.waitForDisplayed()
  },
  /** Opens the cards with QR codes. */
  async openCards(weddingId: string) {
    await visit(weddingPath('cards', weddingId))
    await $('main li svg').waitForDisplayed()
  },
  get household() {
    return $('[data-testid="desk-household"]')
  },
  get name() {
    return this.household.$('h2')
  },
  get message() {
    return $('[data-testid="message-preview"]')
  },
  unfoldMessage: () => click($('[data-testid="unfold-message"]')),
  get whatsApp() {
    return $('[data-testid="open-whatsapp"]')
  },
  /** @returns the address that opens WhatsApp, decoded */
  async readLink() {
    const { origin, pathname, searchParams } = new URL((await this.whatsApp.getAttribute('href')) ?? '')
    return { address: origin + pathname, text: searchParams.get('text') ?? '' }
  },
  /** Opens WhatsApp in its own tab, closes that and returns. */
  async openWhatsApp() {
    await closeOpenedTab(() => click(this.whatsApp))
    await this.answer.waitForDisplayed()
  },
  /** The answer that the message was sent. */
  get answer() {
    return $('[data-testid="answer-sent"]')
  },
  /** Answers that the message was sent. Not at the point that opened WhatsApp: that would be a double click. */
  answerSent() {
    return this.answer.click({ x: 60 })
  },
  /**
   * Presses a button that has to be in sight, above the bar of the window, without scrolling.
   * @param x distance from its middle in px: two presses at one point are a double click, whose second click the site ignores
   */
  async press(button: ChainablePromiseElement, x: number) {
    await button.waitForDisplayed()
    const isReachable = await browser.execute(
      (node: HTMLElement) => {
        const { top, left, width, height } = node.getBoundingClientRect()
        return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      },
      await button.getElement(),
    )
    expect(isReachable).toBe(true)
    await button.click({ x })
    expect(await browser.execute(() => window.scrollY)).toBe(0)
  },
  /** Keeps WhatsApp from opening, as it does a tab for each family. */
  stayOnPage: () =>
    browser.execute(() => {
      const stay = (event: Event) => {
        if (event.target instanceof Element && event.target.closest('[data-testid="open-whatsapp"]'))
          event.preventDefault()
      }
      document.addEventListener('click', stay)
    }),
  async waitForProgress(sent: number, total: number) {
    const text = intl.formatMessage({ id: deskMessages.progress.id }, { sent, total })
    await expect($('main')).toHaveText(expect.stringContaining(text))
  },
}
