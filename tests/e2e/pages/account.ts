import { paths } from '@shared/routes'
import { accountMessages, sessionMessages } from '@/i18n/messages/account'
import type { Account } from '../support/couple.ts'
import { type } from '../support/fields.ts'
import { arriveAt, text, visit } from '../support/visit.ts'

const submit = () => $('main form button[type="submit"]')

/** The pages of an account: registration, sign-in, password by mail, the account itself and its end. */
export const registerPage = {
  open: () => visit(paths.register),
  submit,
  get terms() {
    return $('input[name="terms"]')
  },
  get recommended() {
    return $('[data-testid="recommended"]')
  },
  async write({ firstName, lastName, email, password }: Account) {
    await type('firstName', firstName)
    await type('lastName', lastName)
    await type('email', email)
    await type('password', password)
    await this.terms.click()
  },
}

export const loginPage = {
  open: () => visit(paths.login),
  submit,
  get email() {
    return $('input[name="email"]')
  },
  get banner() {
    return $('main form [role="alert"].MuiAlert-root')
  },
  get notice() {
    return $('main .MuiAlert-root')
  },
  async signIn({ email, password }: Pick<Account, 'email' | 'password'>) {
    await type('email', email)
    await type('password', password)
    await submit().click()
  },
}

/** Signs a couple in by hand, and comes to its home. */
export async function comeIn(account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await loginPage.open()
  await loginPage.signIn(account)
  await arriveAt(paths.dashboard)
}

export const forgotPage = {
  open: () => visit(paths.forgotPassword),
  get notice() {
    return $('main .MuiAlert-root')
  },
  async ask(email: string) {
    await type('email', email)
    await submit().click()
  },
}

export const resetPage = {
  get field() {
    return $('input[name="newPassword"]')
  },
  async save(password: string) {
    await type('newPassword', password)
    await submit().click()
  },
  get banner() {
    return $('main form .MuiAlert-root')
  },
}

export const verifyPage = {
  get notice() {
    return $('main .MuiAlert-root')
  },
  get signIn() {
    return $('main').$(`a=${text(accountMessages.verifySignIn)}`)
  },
  get toAccount() {
    return $('main').$(`a=${text(accountMessages.toAccount)}`)
  },
  get resend() {
    return $('main').$(`button=${text(accountMessages.sendVerification)}`)
  },
}

const section = (field: string) => $(`section:has([name="${field}"])`)

export const accountPage = {
  open: () => visit(paths.account),
  field: (name: string) => $(`[name="${name}"]`),
  error: (name: string) => $(`#${name}-helper-text[role="alert"]`),
  profile: {
    get save() {
      return section('firstName').$('button[type="submit"]')
    },
    get notice() {
      return section('firstName').$('.MuiAlert-root')
    },
  },
  password: {
    get save() {
      return section('newPassword').$('button[type="submit"]')
    },
    get notice() {
      return section('newPassword').$('.MuiAlert-root')
    },
    async write(currentPassword: string, newPassword: string) {
      await type('currentPassword', currentPassword)
      await type('newPassword', newPassword)
    },
  },
  sessions: {
    get rows() {
      return $$('main section li')
    },
    get signOutElsewhere() {
      return $('main').$(`button=${text(sessionMessages.signOutElsewhere)}`)
    },
    get confirm() {
      return $('[role="dialog"]').$(`button=${text(sessionMessages.confirm)}`)
    },
    get notice() {
      return $('section:has(li) .MuiAlert-root')
    },
  },
  /** Says whether the address is confirmed. */
  get addressNotice() {
    return $(`//section[.//h2[normalize-space()="${text(accountMessages.emailTitle)}"]]`).$('.MuiAlert-root')
  },
  get export() {
    return $('main').$(`button=${text(accountMessages.export)}`)
  },
}

export const deletePage = {
  open: () => visit(paths.deleteAccount),
  submit,
  get banner() {
    return $('main form .MuiAlert-root')
  },
  get dialog() {
    return $('[role="dialog"]')
  },
  get cancel() {
    return $('[role="dialog"]').$(`button=${text(accountMessages.cancel)}`)
  },
  get confirm() {
    return $('[role="dialog"]').$(`button=${text(accountMessages.confirm)}`)
  },
  async write(emailOrPhone: string, password: string) {
    await type('emailOrPhone', emailOrPhone)
    await type('password', password)
  },
}
