import { paths } from '../../../src/config/paths'
import type { Account } from '../support/couple.ts'
import { type } from '../support/fields.ts'
import { visit } from '../support/visit.ts'

const submit = () => $('main form button[type="submit"]')

/** The pages of an account: registration and sign-in. */
export const registerPage = {
  open: () => visit(paths.register),
  submit,
  get terms() {
    return $('input[name="terms"]')
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
