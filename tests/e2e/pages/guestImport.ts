import { join, resolve } from 'node:path'
import { EXPORTED_KINDS, formatHallLabel } from '@shared/guests/events'
import { weddingPath } from '@shared/routes'
import { columnMessages, importMessages, sourceMessages } from '@/i18n/messages/guestImport'
import { previewMessages, resultMessages } from '@/i18n/messages/guestImportPreview'
import { dropFile } from '../support/dropFile.ts'
import { click, setValue } from '../support/fields.ts'
import { intl, locale, translate, visit } from '../support/visit.ts'

const fixtures = join(import.meta.dirname, '../../fixtures/guest-import')
const findButton = (text: string) => $('main').$(`button=${text}`)

/** Families that an import adds and updates. */
interface Counts {
  add: number
  update?: number
}

/** A choice on a family that the list may have already. */
const findChoice = (name: string, choice: string) =>
  $('main').$(
    `//*[@role="radiogroup"][@aria-label="${translate(previewMessages.choice, { name })}"]//label[normalize-space()="${choice}"]`,
  )

/** @returns a message without its markup. */
const formatPlain = ({ id }: { id: string }, name: string): string =>
  intl.formatMessage({ id }, { name, bdi: (parts: string[]) => parts.join('') })

/** The page that imports guests. */
export const guestImportPage = {
  open: (weddingId: string) => visit(weddingPath('guestImport', weddingId)),
  get list() {
    return $('main textarea[name="list"]')
  },
  heading: (step: 'source' | 'columns' | 'preview') => $('main').$(`h2=${translate(importMessages[step])}`),
  async paste(text: string) {
    await this.list.waitForDisplayed()
    await setValue('list', text)
    await click(findButton(translate(sourceMessages.readPaste)))
  },
  /** Drops a file of tests/fixtures/guest-import on the page, beside the place for files. */
  dropFile: (name: string) => dropFile($('main h1'), resolve(fixtures, name)),
  get contactsButton() {
    return findButton(translate(sourceMessages.chooseContacts))
  },
  /** Opens a file of tests/fixtures/guest-import, or one with an absolute path. */
  async chooseFile(name: string) {
    const input = $('main input[type="file"]')
    await input.waitForExist()
    await input.addValue(resolve(fixtures, name))
  },
  /** The select above a column, by its number. */
  column: (n: number, header: string) =>
    $('main').$(
      `select[aria-label="${intl.formatMessage({ id: columnMessages.column.id }, { n, header: header || 'none' })}"]`,
    ),
  async proceed() {
    await click(findButton(translate(importMessages.next)))
  },
  get rows() {
    return $$(`main ul[aria-label="${translate(previewMessages.list)}"] > li`)
  },
  filter: (label: string) => findButton(label),
  family: (name: string) => $('main').$(`input[aria-label="${translate(previewMessages.take, { name })}"]`),
  addAsAnother: (name: string) => findChoice(name, translate(previewMessages.addAnother)),
  /** @param listed the name of the household on the list */
  update: (name: string, listed: string) => findChoice(name, formatPlain(previewMessages.updateThat, listed)),
  sendButton: ({ add, update = 0 }: Counts) =>
    findButton(
      update === 0
        ? intl.formatMessage({ id: previewMessages.add.id }, { count: add })
        : intl.formatMessage({ id: previewMessages.addAndUpdate.id }, { add, update }),
    ),
  async send(counts: Counts) {
    await click(this.sendButton(counts))
    await this.resultHeading.waitForDisplayed()
  },
  get updateAll() {
    return findButton(translate(previewMessages.updateAll))
  },
  get tickAll() {
    return findButton(translate(previewMessages.selectShown))
  },
  /** Puts the seats of a pasted list into a hall of the wedding day. */
  async chooseHall(hall: string) {
    await this.heading('preview').waitForDisplayed()
    await $('main select').selectByVisibleText(formatHallLabel(EXPORTED_KINDS[locale].wedding, hall))
  },
  get resultHeading() {
    return $('main').$(`h2=${translate(resultMessages.title)}`)
  },
  get toList() {
    return $('main').$(`a=${translate(resultMessages.toList)}`)
  },
  async undo() {
    await click(findButton(translate(resultMessages.undo)))
    const confirm = $('[role="dialog"]').$(`button=${translate(resultMessages.undoConfirm)}`)
    await confirm.waitForClickable()
    await confirm.click()
    await $('main')
      .$(`h2=${translate(resultMessages.undoneTitle)}`)
      .waitForDisplayed()
  },
}
