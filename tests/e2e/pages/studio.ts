import type { MessageDescriptor } from 'react-intl'
import { cardPath, paths } from '@shared/routes'
import type { Story } from '../support/couple.ts'
import { ALERT, click, setValue, typeInto } from '../support/fields.ts'
import { translate, waitForPath, visit } from '../support/visit.ts'
import { cropDialog } from './picture.ts'

const texts = ['groom', 'bride', 'hall', 'address', 'area', 'mapsLink'] as const
const days = ['weddingDate', 'engagementDate', 'hennaDate', 'crownDate'] as const

/** The form in which an invitation is written. */
export const studio = {
  open: () => visit(paths.createInvitation),
  field: (name: string) => $(`[name="${name}"]`),
  error: (name: string) => $(`#${name}-helper-text[role="alert"]`),
  template: (template: number) => $(`//label[input[@name="template"][@value="${template}"]]`),
  get submit() {
    return $('main form button[type="submit"]')
  },
  /** Saves the changes of a published invitation. */
  get save() {
    return $('[data-testid="save"]')
  },
  get saveState() {
    return $('[data-testid="save-state"]')
  },
  /** Drops the changes that were kept when the studio was left. */
  get discard() {
    return $('[data-testid="discard"]')
  },
  /** A button of the question before the studio is left with unsaved changes. */
  answer: (label: string) => $('[role="dialog"]').$(`button=${label}`),
  get picture() {
    return $('main form img[src^="/api/v1/uploads/background/"]')
  },
  get removePicture() {
    return $('[data-testid="remove-picture"]')
  },
  get undo() {
    return $('[data-testid="undo"]')
  },
  season: (name: string) => $(`[data-testid="${name}-season"]`),
  /** Opens a group of fields that can be skipped. */
  openGroup: (title: MessageDescriptor) => click($(`summary*=${translate(title)}`)),
  choosePalette: (id: string) => click($(`label:has([name="card.palette"][value="${id}"])`)),
  /** Selects a file as the background picture. */
  choosePicture: (file: string) => $('[data-testid="background-file"]').addValue(file),
  /** Selects a file and uploads it without changing the crop. */
  async upload(file: string) {
    await this.choosePicture(file)
    await cropDialog.use.waitForClickable()
    await cropDialog.use.click()
    await cropDialog.use.waitForExist({ reverse: true })
  },
  async fillIn(story: Partial<Story>) {
    for (const name of texts) if (story[name] !== undefined) await typeInto(name, story[name])
    for (const name of days) if (story[name] !== undefined) await setValue(name, story[name])
  },
  /** Sets the values without typing. */
  async setValues(story: Partial<Story>) {
    for (const name of [...texts, ...days]) if (story[name] !== undefined) await setValue(name, story[name])
  },
  async chooseTemplate(template: number) {
    await click(this.template(template))
  },
  async openCard(template: number) {
    await click(this.submit)
    await waitForPath(cardPath(template))
  },
}

/** The live preview: beside the form on a desktop, in a dialog on a phone. */
export const preview = {
  get button() {
    return $('[data-testid="open-preview"]')
  },
  get region() {
    return $('[data-testid="live-preview"]')
  },
  get names() {
    return $('[data-testid="live-preview"] article h2')
  },
  get picture() {
    return $('[data-testid="live-preview"] [data-backdrop] img')
  },
}

/** The card view with the panel to publish. */
export const cardView = {
  get panel() {
    return $('[data-testid="publish-panel"]')
  },
  get publish() {
    return $('[data-testid="publish"]')
  },
  get title() {
    return $('[data-testid="publish-panel"] h1')
  },
  get toDashboard() {
    return $('[data-testid="publish-panel"] a[href^="/home"]')
  },
  get failure() {
    return $('[data-testid="publish-panel"]').$(ALERT)
  },
  get whatsApp() {
    return $('[data-testid="publish-panel"] [data-testid="send-on-whatsapp"]')
  },
  /** Unfolds what is behind 'More'. */
  async openMore() {
    await click($('[data-testid="published-more"]'))
    await $('[data-testid="share-link"]').waitForDisplayed()
  },
  get link() {
    return $('[data-testid="share-link"]')
  },
  get shortLink() {
    return $('[data-testid="publish-panel"] [data-testid="short-link"]')
  },
  get copyShortLink() {
    return $('[data-testid="publish-panel"] [data-testid="copy-short-link"]')
  },
  get copied() {
    return $('[data-testid="publish-panel"] [data-testid="copy-short-link"] ~ [role="status"]')
  },
}
