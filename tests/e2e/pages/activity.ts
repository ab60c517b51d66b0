import { weddingPath } from '@shared/routes'
import { undoMessages } from '@/i18n/messages/activity'
import { click } from '../support/fields.ts'
import { translate, visit } from '../support/visit.ts'

/** What the members of a wedding have changed. */
export const activityPage = {
  async open(weddingId: string) {
    await visit(weddingPath('activity', weddingId))
    await $('[data-testid="change"]').waitForExist()
  },
  /** The newest change that has a text. */
  change: (text: string) => $(`//main//li[@data-testid="change"][contains(normalize-space(), "${text}")]`),
  /** Undoes the newest change that has a text. */
  async undo(text: string) {
    await click(this.change(text).$('[data-testid="undo"]'))
    await this.change(translate(undoMessages.isUndo)).waitForExist()
  },
}
