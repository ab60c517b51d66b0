import { paths } from '@shared/routes'
import { accountMessages, sessionMessages } from '@/i18n/messages/account'
import type { Account } from '../support/couple.ts'
import { ALERT, setValue, typeInto } from '../support/fields.ts'
import { translate, visit, waitForPath } from '../support/visit.ts'

const submit = () => $('main form button[type="submit"]')

export const registerPage = {
  open: () => visit(paths.register),
  submit,
  get terms() {
    return $('input[name="terms"]')
  },
  get recommended() {
    return $('[data-testid="recommended"]')
  },
  /** Leads to sign-in. */
  get toLogin() {
    return $('main').$('a[href^="/login"]')
  },
  async fillIn({ firstName, lastName, email, password }: Account) {
    await typeInto('firstName', firstName)
    await typeInto('lastName', lastName)
    await typeInto('email', email)
    await typeInto('password', password)
    await this.terms.click()
  },
  async register(account: Account) {
    await this.fillIn(account)
    await submit().click()
    await waitForPath(paths.login)
  },
}

export const loginPage = {
  open: () => visit(paths.login),
  submit,
  get email() {
    return $('input[name="email"]')
  },
  get banner() {
    return $('main form').$(ALERT)
  },
  /** Outside the form: why the visitor is on this page. */
  get notice() {
    return $('main').$(ALERT)
  },
  async signIn({ email, password }: Pick<Account, 'email' | 'password'>) {
    await typeInto('email', email)
    await typeInto('password', password)
    await submit().click()
  },
}

/** Signs a couple in by the form and waits for its dashboard. */
export async function signInByForm(account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await loginPage.open()
  await loginPage.signIn(account)
  await waitForPath(paths.dashboard)
}

export const forgotPage = {
  get notice() {
    return $('main').$(ALERT)
  },
}

export const resetPage = {
  get field() {
    return $('input[name="newPassword"]')
  },
}

export const verifyPage = {
  get notice() {
    return $('main').$(ALERT)
  },
  get signIn() {
    return $('main').$(`a=${translate(accountMessages.verifySignIn)}`)
  },
  get toAccount() {
    return $('main').$(`a=${translate(accountMessages.toAccount)}`)
  },
  get resend() {
    return $('main').$(`button=${translate(accountMessages.sendVerification)}`)
  },
}

const section = (field: string) => $(`section:has([name="${field}"])`)

export const accountPage = {
  open: () => visit(paths.account),
  field: (name: string) => $(`[name="${name}"]`),
  profile: {
    get save() {
      return section('firstName').$('button[type="submit"]')
    },
    get notice() {
      return section('firstName').$(ALERT)
    },
  },
  password: {
    get save() {
      return section('newPassword').$('button[type="submit"]')
    },
    get notice() {
      return section('newPassword').$(ALERT)
    },
    async fillIn(currentPassword: string, newPassword: string) {
      await typeInto('currentPassword', currentPassword)
      await typeInto('newPassword', newPassword)
    },
  },
  sessions: {
    get rows() {
      return $$('main section li')
    },
    get signOutOthers() {
      return $('main').$(`button=${translate(sessionMessages.signOutElsewhere)}`)
    },
    get confirm() {
      return $('[role="dialog"]').$(`button=${translate(sessionMessages.confirm)}`)
    },
    get notice() {
      return $('section:has(li)').$(ALERT)
    },
  },
  /** Whether the e-mail address is confirmed. */
  get addressNotice() {
    return $(`//section[.//h2[normalize-space()="${translate(accountMessages.emailTitle)}"]]`).$(ALERT)
  },
  get export() {
    return $('main').$(`button=${translate(accountMessages.export)}`)
  },
}

export const deletePage = {
  open: () => visit(paths.deleteAccount),
  submit,
  get cancel() {
    return $('[role="dialog"]').$(`button=${translate(accountMessages.cancel)}`)
  },
  get confirm() {
    return $('[role="dialog"]').$(`button=${translate(accountMessages.confirm)}`)
  },
  async fillIn(emailOrPhone: string, password: string) {
    await setValue('emailOrPhone', emailOrPhone)
    await setValue('password', password)
  },
}
