import { becomeProviderHash, paths, providerPath } from '@shared/routes'
import { registrationMessages } from '@/i18n/messages/providers'
import { ALERT, click } from '../support/fields.ts'
import { translate, visit } from '../support/visit.ts'

/** The providers page, with the dialog in which providers register. */
export const providersPage = {
  open: () => visit(paths.providers),
  get becomeProvider() {
    return $(`button=${translate(registrationMessages.becomeProvider)}`)
  },
}

export const registrationDialog = {
  address: paths.providers + becomeProviderHash,
  get dialog() {
    return $('[role="dialog"]')
  },
  field: (name: string) => $(`[role="dialog"] [name="${name}"]`),
  category: (value: string) => $(`[role="dialog"] input[value="${value}"]`),
  /** What is pressed to choose a category: the box itself is hidden behind it. */
  categoryLabel: (value: string) => $(`[role="dialog"] label:has(input[value="${value}"])`),
  get submit() {
    return $('[role="dialog"] button[type="submit"]')
  },
  get cancel() {
    return $('[role="dialog"]').$(`button=${translate(registrationMessages.cancel)}`)
  },
  get close() {
    return $(`[role="dialog"] button[aria-label="${translate(registrationMessages.close)}"]`)
  },
  get banner() {
    return $('[role="dialog"] form').$(ALERT)
  },
  get categoriesError() {
    return $('[role="dialog"] fieldset [role="alert"]')
  },
}

/** The searchable directory. */
export const directoryPage = {
  open: (query = '') => visit(paths.directory + query),
  get q() {
    return $('#directory-q')
  },
  get category() {
    return $('#directory-category')
  },
  get area() {
    return $('#directory-area')
  },
  /** Types the name of a place in either script, chooses the first that has it, and searches. */
  async searchPlace(name: string) {
    await click(this.area)
    await this.area.setValue(name)
    await click($('[role="option"]'))
    await click(this.submit)
  },
  /** Only a phone has it. */
  get moreFilters() {
    return $('form[role="search"] button[aria-expanded]')
  },
  async chooseCategory(value: string) {
    if ((await this.moreFilters.isDisplayed()) && (await this.moreFilters.getAttribute('aria-expanded')) === 'false')
      await this.moreFilters.click()
    await this.category.selectByAttribute('value', value)
  },
  get submit() {
    return $('form[role="search"] button[type="submit"]')
  },
  get count() {
    return $('[data-testid="result-count"]')
  },
  get rows() {
    return $$('section[aria-labelledby="results-title"] > ul > li')
  },
  get names() {
    return $$('section[aria-labelledby="results-title"] > ul h3')
  },
  get title() {
    return $('#results-title')
  },
  page: (number: number) => $(`nav a[href$="page=${number}"]`),
  get failure() {
    return $('section[aria-labelledby="results-title"]').$(ALERT)
  },
}

/** A provider's own page. */
export const providerPage = {
  open: (id: string) => visit(providerPath(id)),
  link: (start: string) => $(`main a[href^="${start}"]`),
  get heading() {
    return $('main h1')
  },
  /** A photograph by what it shows, in words. */
  photo: (alt: string) => $(`main img[alt="${alt}"]`),
}
