import { weddingPath } from '@shared/routes'
import { memberFormMessages, memberKindMessages, memberLabelMessages, membersMessages } from '@/i18n/messages/members'
import { click } from '../support/fields.ts'
import { translate, visit } from '../support/visit.ts'

const dialog = () => $('[role="dialog"]')

/** The members of a wedding, for its owners. */
export const membersPage = {
  async open(weddingId: string) {
    await visit(weddingPath('members', weddingId))
    await $('[data-testid="invite-member"]').waitForClickable()
  },
  /** Invites the groom's mother. @returns the link in the message, which is shown only now */
  async inviteGroomMother(): Promise<string> {
    await click($('[data-testid="invite-member"]'))
    await dialog().waitForDisplayed()
    await click(dialog().$(`button*=${translate(memberKindMessages.groom)}`))
    await click(dialog().$(`aria/${translate(memberLabelMessages.groomMother)}`))
    await click(dialog().$(`button=${translate(memberFormMessages.create)}`))
    const message = $('[data-testid="invite-message"]')
    await message.waitForDisplayed()
    const [link] = /https?:\S+#\w+/.exec(await message.getText())!
    return link
  },
  row: (name: string) => $(`//main//li[contains(., "${name}")]`),
  async remove(name: string) {
    await click(this.row(name).$('[data-testid="remove-member"]'))
    const confirmation = $('[role="alertdialog"], [role="dialog"]')
    await confirmation.waitForDisplayed()
    await click(confirmation.$(`button=${translate(membersMessages.remove)}`))
    await this.row(name).waitForExist({ reverse: true })
  },
}
