import { weddingPath } from '@shared/routes'
import { click } from '../support/fields.ts'
import { visit } from '../support/visit.ts'

/** What the members of a wedding have changed. */
export const activityPage = {
  async open(weddingId: string) {
    await visit(weddingPath('activity', weddingId))
    await $('[data-testid="change"]').waitForExist()
  },
  /** The newest change that has a text. */
  change: (text: string) => $(`//main//li[@data-testid="change"][contains(normalize-space(), "${text}")]`),
  /** Undoes the newest change that has a text, and waits until that is said. */
  async undo(text: string) {
    await click(this.change(text).$('[data-testid="undo"]'))
    await $('[data-testid="undone"]').waitForDisplayed()
    await click($('[data-testid="undone"] button'))
    await $('[data-testid="undone"]').waitForExist({ reverse: true })
  },
}
