import { personalPath } from '@shared/routes'
import { personalMessages } from '@/i18n/messages/personal'
import { intl, locale, translate } from '../support/visit.ts'
import { pressEnterOn } from '../support/fields.ts'
import { invitation } from './invitation.ts'

const getCard = () => $('#reply')

/** The page of a household's personal link. */
export const personalPage = {
  /** Opens the page and waits for its script, if there is one: the cover closes the first screen only with scripts. */
  open: async (token: string, query = '') => {
    await browser.url(`${personalPath(token)}?lang=${locale}${query}`)
    await getCard().waitForExist()
    await browser.waitUntil(
      () =>
        browser.execute(
          () => matchMedia('(scripting: none)').matches || document.querySelector('#reply[data-live]') !== null,
        ),
      { timeoutMsg: 'the script of the page does not start' },
    )
    // By the keyboard: the driver does not press a cover that is higher than the window.
    if (await invitation.cover.isDisplayed()) await pressEnterOn(invitation.cover)
  },
  get card() {
    return getCard()
  },
  get greeting() {
    return $('article header p')
  },
  /** Sends the numbers that are shown. */
  get coming() {
    return getCard().$(`button=${translate(personalMessages.coming)}`)
  },
  get notComing() {
    return getCard().$(`button=${translate(personalMessages.notComing)}`)
  },
  /** The disclosure with the message. */
  get words() {
    return getCard().$(`summary=${translate(personalMessages.message)}`)
  },
  get change() {
    return getCard().$(`summary=${translate(personalMessages.change)}`)
  },
  /** The field for the number of persons in a hall. */
  comingTo: (hallId: string) => $(`select[name="coming.${hallId}"]`),
  /** The button beside a number of a hall that makes it smaller or greater. */
  step: (name: 'coming' | 'children', hallId: string, by: -1 | 1) =>
    $(`fieldset div:has(> [name="${name}.${hallId}"]) > [data-step="${by}"]`),
  get message() {
    return getCard().$('textarea')
  },
  get consent() {
    return getCard().$('input[type="checkbox"]')
  },
  /** What the card says at its top once the reply is stored. */
  get answer() {
    return getCard().$('h2[data-stored]')
  },
  /** What the first screen says. */
  get call() {
    return $('[data-call]')
  },
  /** Offers the words again that were left out with the new answer. */
  get sendWords() {
    return getCard().$(`button=${translate(personalMessages.sendWords)}`)
  },
  /** The calendar, the picture and the code of the invitation. */
  get keepsakes() {
    return $('[data-keepsakes]')
  },
  get pending() {
    return getCard().$('[role="status"]')
  },
  get calendars() {
    return getCard().$$('a[href$="/calendar.ics"]')
  },
  /** Whether the answer and the confirmation are in the window, from top to bottom. */
  isConfirmationWhole: () =>
    browser.execute(() => {
      const getBox = (selector: string) => document.querySelector(`#reply ${selector}`)!.getBoundingClientRect()
      return getBox('h2').top >= 0 && getBox('[data-confirmation]').bottom <= window.innerHeight
    }),
  /** @returns what the page says at its top when so many come */
  formatAnswer: (count: number): string => intl.formatMessage(personalMessages.answeredComing, { count }),
  /** @returns a number of persons in the words of the page */
  formatPersons: (count: number): string => intl.formatMessage(personalMessages.persons, { count }),
}
