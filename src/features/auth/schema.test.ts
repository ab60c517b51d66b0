import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { forgotPasswordSchema, loginSchema, registerSchema, resetPasswordSchema } from './schema'

const chooses = (newPassword: string) => resetPasswordSchema.isValidSync({ newPassword })
const signsIn = (password: string) => loginSchema.isValidSync({ email: 'laila@example.com', password })
const { schemas } = parse(readFileSync('openapi/components/common.yaml', 'utf8')) as {
  schemas: Record<'NewPassword' | 'Email' | 'GivenEmail', { pattern: string }>
}
const isDocumented = (name: keyof typeof schemas, text: string) => new RegExp(schemas[name].pattern, 'u').test(text)

describe('password rules', () => {
  it.each(['Farah#2027', 'Farah!2027', 'Farah،2027', 'فرحFarah#1'])(
    'accepts %s, with a special character',
    (password) => {
      expect([chooses(password), isDocumented('NewPassword', password)]).toEqual([true, true])
    },
  )

  it.each(['Farahé2027', 'Farahف2027', 'Farah٣2027', 'Farah2027'])(
    'rejects %s, without a special character',
    (password) => {
      expect([chooses(password), isDocumented('NewPassword', password)]).toEqual([false, false])
    },
  )

  it('accepts a password by the rules of an earlier release at sign-in', () => {
    expect(signsIn('Farahé2027')).toBe(true)
    expect(signsIn('Farah2027')).toBe(false)
  })
})

describe('e-mail rules', () => {
  const registers = (email: string) => {
    const values = { firstName: 'Laila', lastName: 'Hassan', email, password: 'Farah#2027', terms: true }
    return registerSchema.isValidSync(values)
  }

  it.each(['laila@example.com', 'laila@mail.example.anything', 'ليلى@موقع.مصر'])('accepts %s', (email) => {
    expect([registers(email), isDocumented('Email', email)]).toEqual([true, true])
  })

  it.each(['laila', 'laila@gmail', 'laila@gmail.', 'laila@.com', 'laila@gmail..com', 'a@b@example.com'])(
    'rejects %s',
    (email) => {
      expect([registers(email), isDocumented('Email', email)]).toEqual([false, false])
    },
  )

  it('accepts an address by the rules of an earlier release at sign-in', () => {
    const email = 'laila@intranet'
    expect(loginSchema.isValidSync({ email, password: 'Farah#2027' })).toBe(true)
    expect([forgotPasswordSchema.isValidSync({ email }), isDocumented('GivenEmail', email)]).toEqual([true, true])
  })
})
