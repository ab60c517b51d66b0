import { connectionMessages, unsentMessages } from '@/i18n/messages/offline'
import { conflictMessages } from '@/i18n/messages/weddings'
import { click } from '../support/fields.ts'
import { intl, translate } from '../support/visit.ts'

/** What a page of a wedding says about the connection and the changes that wait. */
export const connection = {
  get status() {
    return $('[data-testid="connection"]')
  },
  waitForText: (text: string) => $(`//*[@data-testid="connection"][contains(., "${text}")]`).waitForDisplayed(),
  waitForNone() {
    return this.waitForText(translate(connectionMessages.none))
  },
  waitForWaiting(count: number) {
    return this.waitForText(intl.formatMessage({ id: connectionMessages.waiting.id }, { count }))
  },
  waitForProblems(count: number) {
    return this.waitForText(intl.formatMessage({ id: connectionMessages.problems.id }, { count }))
  },
  async openUnsent() {
    await click(this.status.$('button'))
    await this.dialog.waitForDisplayed()
  },
  get dialog() {
    return $('[role="dialog"]')
  },
  get unsent() {
    return this.dialog.$$('ol > li')
  },
  async chooseMine() {
    await click(this.dialog.$(`button=${translate(unsentMessages.choose)}`))
    await $('[role="alertdialog"]')
      .$(`button=${translate(conflictMessages.keepMine)}`)
      .click()
  },
  async close() {
    await click(this.dialog.$(`button=${translate(unsentMessages.close)}`))
    await this.dialog.waitForExist({ reverse: true })
  },
}
