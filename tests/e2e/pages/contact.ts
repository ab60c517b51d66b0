import { paths } from '@shared/routes'
import { ALERT, typeInto } from '../support/fields.ts'
import { visit } from '../support/visit.ts'

/** The form that the contact page and the support page share. */
export const messageForm = {
  get submit() {
    return $('main form button[type="submit"]')
  },
  get notice() {
    return $('main form').$(ALERT)
  },
  async fillIn(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await typeInto(name, value)
  },
}

/** The questions of a page and their answers. */
export const questions = {
  get all() {
    return $$('main details')
  },
  get open() {
    return $$('main details[open]')
  },
  question: (id: string) => $(`main details#${id} summary`),
  answer: (id: string) => $(`main details#${id} summary + *`),
}

export const contactPage = { open: () => visit(paths.contact) }
export const supportPage = { open: () => visit(paths.support) }
