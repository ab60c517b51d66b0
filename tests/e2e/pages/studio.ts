import { cardPath, paths } from '../../../src/config/paths'
import type { Story } from '../support/couple.ts'
import { press, put, type } from '../support/fields.ts'
import { arriveAt, visit } from '../support/visit.ts'

const texts = ['groom', 'bride', 'hall', 'address', 'area', 'mapsLink'] as const
const days = ['weddingDate', 'engagementDate', 'hennaDate', 'crownDate'] as const

/** Where an invitation is written. */
export const studio = {
  open: () => visit(paths.createInvitation),
  field: (name: string) => $(`[name="${name}"]`),
  error: (name: string) => $(`#${name}-helper-text[role="alert"]`),
  get templateError() {
    return $('main form [role="radiogroup"] ~ [role="alert"]')
  },
  template: (template: number) => $(`label[data-template="${template}"]`),
  get submit() {
    return $('main form button[type="submit"]')
  },
  get picture() {
    return $('main form img[src^="/api/v1/uploads/background/"]')
  },
  get banner() {
    return $('main form .MuiAlert-root')
  },
  /** Chooses a file of this machine as the background picture. */
  upload: (file: string) => $('[data-testid="background-file"]').addValue(file),
  async write(story: Partial<Story>) {
    for (const name of texts) if (story[name] !== undefined) await type(name, story[name])
    for (const name of days) if (story[name] !== undefined) await put(name, story[name])
  },
  async choose(template: number) {
    await press(this.template(template))
  },
  async show(template: number) {
    await press(this.submit)
    await arriveAt(cardPath(template))
  },
}

/** A card view, with the way to publish beside it. */
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
  get failure() {
    return $('[data-testid="publish-panel"] .MuiAlert-root')
  },
  get link() {
    return $('[data-testid="share-link"]')
  },
}

/** A couple's own invitations. */
export const ownInvitations = {
  open: () => visit(paths.home),
  get rows() {
    return $$('main li[data-slug]')
  },
  get empty() {
    return $('main h2')
  },
  row: (slug: string) => $(`main li[data-slug="${slug}"]`),
  edit: (slug: string) => $(`main li[data-slug="${slug}"] [data-testid="edit"]`),
  delete: (slug: string) => $(`main li[data-slug="${slug}"] [data-testid="delete"]`),
  get confirm() {
    return $('[role="dialog"] button.MuiButton-contained')
  },
}
