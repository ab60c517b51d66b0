import { becomeProviderHash, paths } from '@shared/routes'
import { layoutMessages } from '@/i18n/messages/site'
import { screen, translate } from '../support/visit.ts'

/** Header, footer and toast of the main layout. */
export const shell = {
  get header() {
    return $('header')
  },
  get navigation() {
    return $('header nav')
  },
  get links() {
    return $$('header nav ul a')
  },
  get activeLinks() {
    return $$('header nav ul a[aria-current="page"]')
  },
  link: (label: string) => $('header nav').$(`a=${label}`),
  get menuButton() {
    return $('header button[aria-controls="main-menu"]')
  },
  get menu() {
    return $('#main-menu')
  },
  /** Opens the menu, which is always open on a desktop. */
  async openMenu() {
    if (screen === 'phone') await this.menuButton.click()
  },
  get languageSwitch() {
    return $(`header a[aria-label="${translate(layoutMessages.switchLanguage)}"]`)
  },
  get signOut() {
    return $('#main-menu').$(`button=${translate(layoutMessages.signOut)}`)
  },
  get dashboard() {
    return $('#main-menu').$(`a=${translate(layoutMessages.dashboard)}`)
  },
  get myAccount() {
    return $(`#main-menu a[href="${paths.account}"]`)
  },
  get footer() {
    return $('footer')
  },
  get becomeProvider() {
    return $(`footer a[href="${paths.providers}${becomeProviderHash}"]`)
  },
  get toast() {
    return $('[role="alert"]:not(main *, [role="dialog"] *)')
  },
  get heading() {
    return $('h1')
  },
}
