import { consentMessages } from '@/i18n/messages/consent'
import { layoutMessages } from '@/i18n/messages/site'
import { press } from '../support/fields.ts'
import { text } from '../support/visit.ts'

const button = (label: { id: string }) => $('[data-testid="consent"]').$(`button=${text(label)}`)

/** The question whether the visitor may be measured. */
export const consent = {
  get question() {
    return $('[data-testid="consent"]')
  },
  get accept() {
    return button(consentMessages.accept)
  },
  get refuse() {
    return button(consentMessages.refuse)
  },
  /** In the footer: brings the question back. */
  get choices() {
    return $('footer').$(`button=${text(layoutMessages.privacyChoices)}`)
  },
  async askAgain() {
    await press(this.choices)
    await this.question.waitForDisplayed()
  },
}
