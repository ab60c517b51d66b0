import { personalPath } from '@shared/routes'
import { personalMessages } from '@/i18n/messages/personal'
import { intl, locale, translate } from '../support/visit.ts'
import { click } from '../support/fields.ts'
import { invitation } from './invitation.ts'

const getCard = () => $('#reply')

/** The page of a household's personal link. */
export const personalPage = {
  /** Opens the page and waits for its script, if there is one: the cover closes the first screen only with scripts. */
  open: async (token: string, query = '') => {
    await browser.url(`${personalPath(token)}?lang=${locale}${query}`)
    await getCard().waitForExist()
    if (await invitation.cover.isDisplayed()) await click(invitation.cover)
  },
  get card() {
    return getCard()
  },
  get greeting() {
    return $('article header p')
  },
  get allComing() {
    return getCard().$(`button=${translate(personalMessages.allComing)}`)
  },
  get notComing() {
    return getCard().$(`button=${translate(personalMessages.notComing)}`)
  },
  /** The disclosure with the numbers and the message. */
  get more() {
    return getCard().$(`summary=${translate(personalMessages.more)}`)
  },
  get change() {
    return getCard().$(`summary=${translate(personalMessages.change)}`)
  },
  /** The field for the number of persons in a hall. */
  comingTo: (hallId: string) => $(`select[name="coming.${hallId}"]`),
  get message() {
    return getCard().$('textarea')
  },
  get consent() {
    return getCard().$('input[type="checkbox"]')
  },
  get send() {
    return getCard().$(`button=${translate(personalMessages.send)}`)
  },
  /** What the card says once the reply is stored. */
  get stored() {
    return getCard().$(`p=${translate(personalMessages.stored)}`)
  },
  get pending() {
    return getCard().$('[role="status"]')
  },
  get calendars() {
    return getCard().$$('a[href$="/calendar.ics"]')
  },
  /** @returns a number of persons in the words of the page */
  formatPersons: (count: number): string => intl.formatMessage(personalMessages.persons, { count }),
}
