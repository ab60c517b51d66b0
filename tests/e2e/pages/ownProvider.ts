import { ownPhotoMessages, ownStatusMessages } from '@/i18n/messages/ownProvider'
import { ownFormMessages } from '@/i18n/messages/ownProviderForm'
import { click, typeInto } from '../support/fields.ts'
import { chooseItem } from '../support/menus.ts'
import { translate } from '../support/visit.ts'

/** A provider's page for its owner. */
export const ownProviderPage = {
  status: (status: keyof typeof ownStatusMessages) =>
    $(`//main//*[normalize-space()="${translate(ownStatusMessages[status])}"]`),
  get photos() {
    return $$('main li[data-photo]')
  },
  get refusedPhoto() {
    return $(`//main//li[@data-photo][.//*[normalize-space()="${translate(ownPhotoMessages.refused)}"]]`)
  },
  /** Adds files by their absolute paths. */
  addPhotos: async (paths: string[]) => {
    const input = $('[data-testid="photo-files"]')
    await input.waitForExist()
    await input.addValue(paths.join('\n'))
  },
  /** Says what a photograph shows, and leaves the field. @param nth from 0 */
  describePhoto: async (nth: number, text: string) => {
    const field = ownProviderPage.photos[nth]!.$('textarea:not([aria-hidden])')
    await click(field)
    await field.setValue(text)
    await browser.keys('Tab')
    await expect(ownProviderPage.photos[nth]!.$('[role="status"]')).toHaveText(translate(ownPhotoMessages.saved))
  },
  /** Moves a photograph one place earlier. @param position from 1 */
  moveEarlier: (position: number) =>
    click($(`button[aria-label="${translate(ownPhotoMessages.moveEarlier, { position: String(position) })}"]`)),
  choose: async (field: 'governorate' | 'city' | 'priceUnit', option: string) => {
    await click($(`//input[@name="${field}"]/preceding-sibling::*[@role="combobox"]`))
    await chooseItem($(`[role="option"]=${option}`))
  },
  addPackage: async (name: string, price: string, contents: string) => {
    await click($(`button=${translate(ownFormMessages.addPackage)}`))
    await typeInto('packages[0].name', name)
    await typeInto('packages[0].price', price)
    await typeInto('packages[0].contents', contents)
  },
  save: () => click($(`button=${translate(ownFormMessages.save)}`)),
}
