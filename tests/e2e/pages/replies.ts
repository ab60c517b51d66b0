import { weddingPath } from '@shared/routes'
import { householdReplyMessages, repliesPageMessages } from '@/i18n/messages/replies'
import { answerMessages } from '@/i18n/messages/weddings'
import { searchGuestMessages } from '@/i18n/messages/guests'
import { click } from '../support/fields.ts'
import { intl, translate, visit } from '../support/visit.ts'

type Answer = keyof typeof answerMessages

const setNumber = async (label: string, typed: string): Promise<void> => {
  const field = $('[role="dialog"]').$(`aria/${label}`)
  await click(field)
  await browser.keys(['Control', 'a'])
  await browser.keys([...typed])
}

/** The replies of a wedding. */
export const repliesPage = {
  async open(weddingId: string) {
    await visit(weddingPath('replies', weddingId))
    await this.row('').waitForExist()
  },
  /** The row of a family, or any row for an empty name. */
  row: (name: string) => $(`//main//li[@data-testid="family-reply"][contains(., "${name}")]`),
  get rows() {
    return $$('main [data-testid="family-reply"]')
  },
  formatAnswer: (answer: Answer): string => translate(answerMessages[answer]),
  /** Shows only the families with an answer. */
  async filter(answer: Exclude<Answer, 'notAsked'>, count: number) {
    const values = { label: translate(answerMessages[answer]), count }
    await click($('main').$(`button=${intl.formatMessage({ id: repliesPageMessages.tabCount.id }, values)}`))
  },
  async search(text: string) {
    await $(`aria/${translate(searchGuestMessages.label)}`).setValue(text)
  },
  async openFamily(name: string) {
    await click(this.row(name).$('button'))
    await this.dialog.waitForDisplayed()
  },
  get dialog() {
    return $('[role="dialog"]')
  },
  setComing: (hall: string, allowed: number, typed: string) =>
    setNumber(intl.formatMessage({ id: householdReplyMessages.coming.id }, { hall, allowed }), typed),
  async record() {
    await click(this.dialog.$(`button=${translate(householdReplyMessages.save)}`))
    await this.undo.waitForDisplayed()
  },
  async close() {
    await click(this.dialog.$(`button=${translate(householdReplyMessages.close)}`))
    await this.dialog.waitForExist({ reverse: true })
  },
  /** Offers to undo the last action. */
  get undo() {
    return $('[data-testid="undo"]')
  },
}
