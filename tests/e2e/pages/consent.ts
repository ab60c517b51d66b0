import { consentMessages } from '@/i18n/messages/consent'
import { layoutMessages } from '@/i18n/messages/site'
import { click } from '../support/fields.ts'
import { translate } from '../support/visit.ts'

const button = (label: { id: string }) => $('[data-testid="consent"]').$(`button=${translate(label)}`)

/** The banner that asks for consent to analytics. */
export const consent = {
  get banner() {
    return $('[data-testid="consent"]')
  },
  get accept() {
    return button(consentMessages.accept)
  },
  get refuse() {
    return button(consentMessages.refuse)
  },
  /** Footer button that opens the banner again. */
  get choices() {
    return $('footer').$(`button=${translate(layoutMessages.privacyChoices)}`)
  },
  async reopen() {
    await click(this.choices)
    await this.banner.waitForDisplayed()
  },
}
