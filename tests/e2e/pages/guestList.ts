import { Key, type ChainablePromiseElement } from 'webdriverio'
import { weddingPath } from '@shared/routes'
import {
  addGuestMessages,
  guestFieldMessages,
  guestListMessages,
  guestRowMessages,
  guestSummaryMessages,
  downloadMessages,
  hallListMessages,
  searchGuestMessages,
} from '@/i18n/messages/guests'
import { seatMessages, conflictMessages, formDialogMessages } from '@/i18n/messages/weddings'
import { click } from '../support/fields.ts'
import { chooseTool } from '../support/menus.ts'
import { intl, screen, translate, visit } from '../support/visit.ts'

const button = (name: string) => $('main').$(`aria/${name}`)

async function retype(field: ChainablePromiseElement, text: string): Promise<void> {
  await click(field)
  await browser.keys([Key.Ctrl, 'a'])
  await browser.keys([...text])
}

interface Family {
  name: string
  phone?: string
  seats?: string
}

/** The guest list of a wedding. */
export const guestListPage = {
  async open(weddingId: string) {
    await visit(weddingPath('guests', weddingId))
    await this.figures.waitForDisplayed()
  },
  get figures() {
    return $('[data-testid="figures"]')
  },
  /** Adds a family by keyboard: the name's field has the focus, and has it again afterwards. */
  async typeFamily({ name, phone = '', seats = '' }: Family) {
    await browser.keys([...name])
    await browser.keys('Tab')
    if (phone !== '') await browser.keys([...phone])
    await browser.keys('Tab')
    if (seats !== '') await browser.keys([...seats])
    await browser.keys('Enter')
  },
  /** Opens the form that adds families, which begins with the name. On a desktop that of an empty list is open. */
  async focusName() {
    const name = $('form input[name="name"]')
    if (!(await name.isExisting()))
      await click($(`[data-testid="${screen === 'phone' ? 'add-family-bar' : 'add-family'}"]`))
    await expect(name).toBeFocused()
  },
  /** Closes the form that adds families on a phone, where it covers the list. */
  async closeFormOnPhone() {
    if (screen !== 'phone') return
    await browser.keys(Key.Escape)
    await $('form input[name="name"]').waitForExist({ reverse: true })
  },
  row: (name: string) => $(`//main//*[@role="row"][.//button[normalize-space()="${name}"]]`),
  /** A row before the application has started, which cannot be used. */
  snapshotRow: (name: string) => $(`//main[@inert]//*[@role="row"][.//button[normalize-space()="${name}"]]`),
  get rows() {
    return $$('main [role="row"] [data-row]')
  },
  /** The seats of a hall against its capacity, in the words of the summary. */
  formatSeats(seats: number, capacity: number): string {
    const difference = seats > capacity ? seatMessages.over : seatMessages.free
    return [
      intl.formatMessage({ id: seatMessages.seats.id }, { seats, capacity }),
      intl.formatMessage({ id: difference.id }, { count: Math.abs(capacity - seats) }),
    ].join('\n')
  },
  /** The words beside the bar of a hall. */
  hallWords: (hall: string) => $(`//main//section//li[.//bdi[normalize-space()="${hall}"]]/span`),
  /** Waits until a hall has these seats. */
  async waitForSeats(hall: string, seats: number, capacity: number) {
    await this.unfoldFigures()
    await expect(this.hallWords(hall)).toHaveText(this.formatSeats(seats, capacity))
  },
  /** The number of shown families and guests. */
  formatShown: (families: number, guests: number): string =>
    intl.formatMessage({ id: guestListMessages.shown.id }, { families, guests }),
  async unfoldFigures() {
    await this.figures.waitForDisplayed()
    if ((await this.figures.getAttribute('aria-expanded')) === 'false') await click(this.figures)
  },
  openImport: () => chooseTool(translate(guestListMessages.import)),
  async downloadWorkbook() {
    await chooseTool(translate(guestListMessages.download))
    await click(this.dialog.$(`button=${translate(downloadMessages.xlsx)}`))
    await this.dialog.waitForExist({ reverse: true })
  },
  async search(text: string) {
    await $(`aria/${translate(searchGuestMessages.label)}`).setValue(text)
  },
  async edit(name: string) {
    await click(button(translate(guestRowMessages.edit, { name })))
    await this.dialog.waitForDisplayed()
  },
  delete: (name: string) => click(button(translate(guestRowMessages.delete, { name }))),
  get undo() {
    return $('[data-testid="undo"]')
  },
  get dialog() {
    return $('(//*[@role="dialog"])[last()]')
  },
  /** Replaces the seats of a hall in the open form. */
  setSeats: (hall: string, seats: string) =>
    retype($(`aria/${translate(guestFieldMessages.seatsIn, { hall })}`), seats),
  /** Replaces the name in the open form. */
  setName: (name: string) => retype($('#edited-name'), name),
  get saveButton() {
    return this.dialog.$(`button=${translate(formDialogMessages.save)}`)
  },
  async save() {
    await this.saveButton.click()
    await this.dialog.waitForExist({ reverse: true })
  },
  /** Two edits of the same family, of which one has to be chosen. */
  get conflict() {
    return $('[role="alertdialog"]')
  },
  async keepMine() {
    await this.conflict.$(`button=${translate(conflictMessages.keepMine)}`).click()
    await this.dialog.waitForExist({ reverse: true })
  },
  /** Opens the list of a hall for printing. */
  async openHallList(hall: string) {
    await this.unfoldFigures()
    await click($('main').$(`aria/${translate(guestSummaryMessages.print, { hall })}`))
    await this.hallList.waitForDisplayed()
  },
  get hallList() {
    return $('main article')
  },
  get print() {
    return button(translate(hallListMessages.print))
  },
  get addAnyway() {
    return $(`button=${translate(addGuestMessages.addAnyway)}`)
  },
}
