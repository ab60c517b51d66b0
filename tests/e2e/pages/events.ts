import { weddingPath } from '@shared/routes'
import { planMessages, planStatusMessages, saveMessages } from '@/i18n/messages/plans'
import { eventMessages, formDialogMessages } from '@/i18n/messages/weddings'
import { hallMessages } from '@/i18n/messages/events'
import { click, setValue, typeInto } from '../support/fields.ts'
import { translate, visit } from '../support/visit.ts'

const button = (name: string) => $('main').$(`aria/${name}`)
const dialogButton = (label: string) => $('[role="dialog"]').$(`button=${label}`)

interface HallFields {
  name: string
  /** The label of the choice. */
  audience: string
  capacity: string
}

/** The page of a wedding with its events and halls. */
export const eventsPage = {
  async open(weddingId: string) {
    await visit(weddingPath('events', weddingId))
    await $('main ol li').waitForDisplayed()
  },
  card: (event: string) => $(`//main//li[.//h2[normalize-space()="${event}"]]`),
  /** Names of the events, in their order. */
  getNames: () => $$('main ol > li h2').map((heading) => heading.getText()),
  get dialog() {
    return $('[role="dialog"]')
  },
  /** Changes the place of the wedding on the sheet of its plans. */
  async changePlace(place: string) {
    await click(button(translate(planMessages.change)))
    await this.dialog.waitForDisplayed()
    await typeInto('place', place)
    await this.save()
    await this.undo.waitForDisplayed()
  },
  /** Postpones the wedding on the sheet of its plans, and asks the families for their replies again. */
  async postpone() {
    await click(button(translate(planMessages.change)))
    await this.dialog.waitForDisplayed()
    await click(dialogButton(translate(planStatusMessages.postponed)))
    await click(dialogButton(translate(planMessages.askAgain)))
    await click(dialogButton(translate(saveMessages.postponed)))
    await this.dialog.waitForExist({ reverse: true })
    await this.undo.waitForDisplayed()
  },
  /** What is said of the latest change. */
  get notice() {
    return $('main [role="alert"]')
  },
  /** Goes to the messages for the families who have had the old plans. */
  tell: () => click($('main').$(`=${translate(planMessages.tell)}`)),
  get undo() {
    return button(translate(planMessages.undo))
  },
  /** Takes the latest change of plans back. */
  async undoChange() {
    await click(this.undo)
    await this.undo.waitForExist({ reverse: true })
  },
  async openHallForm(event: string) {
    await click(button(translate(hallMessages.addNamed, { event })))
    await this.dialog.waitForDisplayed()
  },
  async fillInHall({ name, audience, capacity }: HallFields) {
    await typeInto('name', name)
    await dialogButton(audience).click()
    await typeInto('capacity', capacity)
  },
  async openEventForm(name: string) {
    await click(button(translate(eventMessages.editNamed, { name })))
    await this.dialog.waitForDisplayed()
  },
  async changeDate(event: string, date: string) {
    await this.openEventForm(event)
    await setValue('date', date)
    await this.save()
  },
  moveUp: (event: string) => button(translate(eventMessages.moveUp, { event })),
  /** Saves the form and waits until its dialog has closed. */
  async save() {
    await dialogButton(translate(formDialogMessages.save)).click()
    await this.dialog.waitForExist({ reverse: true })
  },
}
