import { dashboardPath, paths } from '@shared/routes'
import { dashboardMessages, guestCardMessages, startMessages } from '@/i18n/messages/dashboard'
import { listMessages } from '@/i18n/messages/studio'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { click, typeInto } from '../support/fields.ts'
import { chooseItem, chooseTool } from '../support/menus.ts'
import { translate, visit } from '../support/visit.ts'

const row = (slug: string) => `main li[data-slug="${slug}"]`
const button = (label: string) => $('main').$(`button=${label}`)

/** The couple's dashboard: one wedding with its invitations and guest list. */
export const dashboard = {
  open: () => visit(paths.dashboard),
  openWedding: (weddingId: string) => visit(dashboardPath(weddingId)),
  get title() {
    return $('main h1')
  },
  /** The title of an account without a wedding. */
  get start() {
    return $('main').$(`h1=${translate(startMessages.title)}`)
  },
  get startGuestList() {
    return button(translate(startMessages.guests))
  },
  /** Starts the invitation of a wedding. */
  get create() {
    return button(translate(listMessages.create))
  },
  startWedding: () => chooseTool(translate(dashboardMessages.new)),
  get dialog() {
    return $('[role="dialog"]')
  },
  /** Types the title of a wedding into the open form and saves it. */
  async saveTitle(title: string) {
    await typeInto('title', title)
    await this.dialog.$(`button=${translate(formDialogMessages.save)}`).click()
    await this.dialog.waitForExist({ reverse: true })
  },
  get switch() {
    return $('main [role="combobox"]')
  },
  async switchTo(title: string) {
    await click(this.switch)
    await chooseItem($(`[role="option"]*=${title}`))
  },
  /** The figures of the guest list. */
  get guests() {
    return $(`//main//section[h2[normalize-space()="${translate(guestCardMessages.title)}"]]`)
  },
  get rows() {
    return $$('main li[data-slug]')
  },
  row: (slug: string) => $(row(slug)),
  files: (slug: string) => $(`${row(slug)} [data-testid="files"]`),
  shortLink: (slug: string) => $(`${row(slug)} [data-testid="short-link"]`),
  edit: (slug: string) => $(`${row(slug)} [data-testid="edit"]`),
  delete: (slug: string) => $(`${row(slug)} [data-testid="delete"]`),
  get confirm() {
    return $('[role="dialog"]').$(`button=${translate(listMessages.delete)}`)
  },
}
