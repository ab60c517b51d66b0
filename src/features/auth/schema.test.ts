import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { loginSchema, resetPasswordSchema } from './schema'

const chooses = (newPassword: string) => resetPasswordSchema.isValidSync({ newPassword })
const signsIn = (password: string) => loginSchema.isValidSync({ email: 'laila@example.com', password })
const { schemas } = parse(readFileSync('openapi/components/common.yaml', 'utf8')) as {
  schemas: { NewPassword: { pattern: string } }
}
const documented = new RegExp(schemas.NewPassword.pattern, 'u')

describe('password rules', () => {
  it.each(['Farah#2027', 'Farah!2027', 'Farah،2027', 'فرحFarah#1'])(
    'accepts %s, with a special character',
    (password) => {
      expect([chooses(password), documented.test(password)]).toEqual([true, true])
    },
  )

  it.each(['Farahé2027', 'Farahف2027', 'Farah٣2027', 'Farah2027'])(
    'rejects %s, without a special character',
    (password) => {
      expect([chooses(password), documented.test(password)]).toEqual([false, false])
    },
  )

  it('accepts a password by the rules of an earlier release at sign-in', () => {
    expect(signsIn('Farahé2027')).toBe(true)
    expect(signsIn('Farah2027')).toBe(false)
  })
})
