import { paths } from '@shared/routes'
import { layoutMessages } from '@/i18n/messages/site'
import { text } from '../support/visit.ts'

/** Header and footer, the same on every page of the main layout. */
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
  get languageSwitch() {
    return $(`header a[aria-label="${text(layoutMessages.switchLanguage)}"]`)
  },
  get signOut() {
    return $('#main-menu').$(`button=${text(layoutMessages.signOut)}`)
  },
  get myInvitations() {
    return $('#main-menu').$(`a=${text(layoutMessages.myInvitations)}`)
  },
  get myAccount() {
    return $(`#main-menu a[href="${paths.account}"]`)
  },
  get footer() {
    return $('footer')
  },
  get toast() {
    return $('.MuiSnackbar-root [role="alert"]')
  },
  get heading() {
    return $('h1')
  },
}
