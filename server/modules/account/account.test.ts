import { PASSWORD, getFieldErrors, registerCouple, startTestServer } from '../../../tests/server/support/server.ts'
import type { Couple, TestServer } from '../../../tests/server/support/server.ts'
import { addHousehold, createWedding } from '../../../tests/server/support/weddings.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const profile = { firstName: 'ليلى', lastName: 'Hassan', phone: '+201012345678', language: 'ar', newsletter: false }

describe('the profile', () => {
  it('is replaced as a whole and gets a new version', async () => {
    const couple = await registerCouple(server)
    const { body } = await couple.call('GET', 'users/profile')
    expect(body).toEqual({
      id: couple.userId,
      email: couple.email,
      emailVerified: false,
      referralCode: expect.stringMatching(/^[a-km-z2-9]{8}$/),
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    const put = (changes: object) =>
      couple.call('PUT', 'users/profile', { body: { currentPassword: PASSWORD, ...changes } })
    expect((await put({ ...profile, version: 1 })).body).toMatchObject({ ...profile, version: 2 })
    expect((await put({ firstName: 'Late', version: 1 })).body.code).toBe('version_conflict')
    const cleared = (await put({ firstName: 'Nour', version: 2 })).body
    expect(cleared).toMatchObject({ firstName: 'Nour', version: 3 })
    for (const field of ['lastName', 'phone', 'language', 'newsletter']) expect(cleared).not.toHaveProperty(field)
  })

  it('is part of the sign-in response', async () => {
    const couple = await registerCouple(server)
    await couple.call('PUT', 'users/profile', { body: { ...profile, currentPassword: PASSWORD, version: 1 } })
    const login = await server.call('POST', 'identity/login', { body: { email: couple.email, password: PASSWORD } })
    expect(login.body.user).toMatchObject({ firstName: 'ليلى', lastName: 'Hassan' })
  })

  it.each([
    [{ phone: '0212345678' }, { phone: 'Please enter a valid Egyptian phone number' }],
    [{ firstName: '\u2067 \u2069' }, { firstName: 'This field is required.' }],
    [{ lastName: '<b>' }, { lastName: 'Please use plain text, without < or >.' }],
    [{ language: 'fr' }, { language: 'Please choose one of the listed values.' }],
    [{ email: 'new@example.com' }, { email: 'This field is unknown.' }],
    [{ version: 2 ** 31 }, { version: 'Must not be more than 2147483647.' }],
    [{ referralCode: 'LAILA' }, { referralCode: 'This field is unknown.' }],
  ])('rejects %j', async (changes, fields) => {
    const couple = await registerCouple(server)
    const response = await couple.call('PUT', 'users/profile', { body: { ...profile, version: 1, ...changes } })
    expect([response.status, getFieldErrors(response)]).toEqual([400, fields])
  })
})

describe('the phone number', () => {
  const phone = '01012345678'
  const put = (couple: Couple, body: object) => couple.call('PUT', 'users/profile', { body })

  it.each([
    ['without', {}, 'This field is required.'],
    ['with a wrong', { currentPassword: 'Wrong#2027' }, 'The current password is incorrect.'],
  ])('is not changed %s current password', async (_what, given, message) => {
    const couple = await registerCouple(server)
    expect(getFieldErrors(await put(couple, { phone, version: 1, ...given }))).toEqual({ currentPassword: message })
    expect((await couple.call('GET', 'users/profile')).body).not.toHaveProperty('phone')
  })

  it('is changed and removed with the current password, and a mail reports each change', async () => {
    const couple = await registerCouple(server)
    const mailsBefore = (await server.readMails()).length
    expect((await put(couple, { phone, language: 'ar', version: 1, currentPassword: PASSWORD })).status).toBe(200)
    expect((await put(couple, { phone: '+201012345678', language: 'ar', firstName: 'Laila', version: 2 })).status).toBe(
      200,
    )
    expect(getFieldErrors(await put(couple, { version: 3 }))).toEqual({ currentPassword: 'This field is required.' })
    expect((await put(couple, { version: 3, currentPassword: PASSWORD })).status).toBe(200)
    const mails = (await server.readMails()).slice(mailsBefore)
    expect(mails).toHaveLength(2)
    expect(mails[0]).toContain(`To: ${couple.email}`)
    expect(mails[0]).toContain('Subject: تغيّر رقم هاتف حسابكم في زفّة')
    expect(mails[1]).toContain('Subject: The phone number of your Zaffa account was changed')
    expect(mails.join()).not.toContain('1012345678')
  })

  it('is not changed after ten wrong passwords', async () => {
    const own = await startTestServer({ environment: { RATE_LIMIT_SCALE: '1' } })
    const couple = await registerCouple(own)
    const body = { phone, version: 1, currentPassword: 'Wrong#2027' }
    for (let nth = 0; nth < 10; nth += 1) expect((await put(couple, body)).status).toBe(400)
    expect((await put(couple, { ...body, currentPassword: PASSWORD })).status).toBe(429)
    await own.close()
  })
})

describe('the wishlist', () => {
  const put = (couple: Couple, itemIds: unknown) => couple.call('PUT', 'users/wishlist', { body: { itemIds } })

  it('is replaced in the given order, for one account only', async () => {
    const [one, other] = [await registerCouple(server), await registerCouple(server)]
    expect((await one.call('GET', 'users/wishlist')).body).toEqual({ itemIds: [] })
    expect((await put(one, ['storage-2', 'appliances-1'])).body).toEqual({ itemIds: ['storage-2', 'appliances-1'] })
    expect((await put(one, ['furnishings-3'])).body).toEqual({ itemIds: ['furnishings-3'] })
    expect((await other.call('GET', 'users/wishlist')).body).toEqual({ itemIds: [] })
  })

  it('accepts only known items without duplicates, and stays unchanged after an error', async () => {
    const couple = await registerCouple(server)
    await put(couple, ['storage-2'])
    expect(getFieldErrors(await put(couple, ['storage-1', 'storage-77']))).toEqual({
      itemIds: 'One of these items does not exist.',
    })
    for (const wrong of [['storage-1', 'storage-1'], ['../etc'], 'storage-1', null]) {
      expect((await put(couple, wrong)).status).toBe(400)
    }
    expect((await couple.call('GET', 'users/wishlist')).body).toEqual({ itemIds: ['storage-2'] })
  })
})

const remove = (emailOrPhone: string, password = PASSWORD) =>
  server.call('POST', 'identity/delete', { body: { emailOrPhone, password } })

describe('account deletion', () => {
  it.each([
    ['a wrong password', (couple: Couple) => remove(couple.email, 'Wrong#2027')],
    ['an unknown address', () => remove('nobody@example.com')],
    ['an unknown phone', () => remove('01299999999')],
    ['blank text', () => remove('  ')],
  ])('returns success: false for %s', async (_what, attempt) => {
    const couple = await registerCouple(server)
    const response = await attempt(couple)
    expect(response).toMatchObject({
      status: 200,
      body: {
        success: false,
        errors: ['The email, phone or password is incorrect. If you entered a phone number, try your email.'],
      },
    })
    expect((await couple.call('GET', 'users/profile')).status).toBe(200)
  })

  it('accepts the phone number in any notation, and deletes only one of the accounts that share it', async () => {
    const own = await startTestServer()
    const [one, other] = [await registerCouple(own), await registerCouple(own)]
    for (const [couple, phone] of [
      [one, '01155555555'],
      [other, '+201155555555'],
    ] as const) {
      await couple.call('PUT', 'users/profile', { body: { phone, currentPassword: PASSWORD, version: 1 } })
    }
    const deleteByPhone = (emailOrPhone: string, password: string) =>
      own.call('POST', 'identity/delete', { body: { emailOrPhone, password } })
    expect((await deleteByPhone('01155555555', PASSWORD)).body.success).toBe(false)
    const body = { currentPassword: PASSWORD, newPassword: 'Sabah#2028' }
    await other.call('POST', 'users/change-password', { body })
    expect((await deleteByPhone('\u061c(٠١١٥) ٥٥٥-٥٥٥٥', 'Sabah#2028')).body.success).toBe(true)
    expect((await one.call('GET', 'users/profile')).status).toBe(200)
    expect((await other.call('GET', 'users/profile')).status).toBe(401)
    await own.close()
  })
})

it('sends one export of an account at a time, with the rows of all its weddings', async () => {
  const couple = await registerCouple(server)
  const weddings = [await createWedding(couple), await createWedding(couple)]
  for (const wedding of weddings) await addHousehold(couple, wedding)
  const [first, second] = await Promise.all([couple.call('GET', 'users/export'), couple.call('GET', 'users/export')])
  expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 503])
  const { body } = await couple.call('GET', 'users/export')
  const ids = body.households.map(({ weddingId }: { weddingId: string }) => weddingId)
  expect(new Set(ids)).toEqual(new Set(weddings.map(({ id }) => id)))
  expect(body.seats).toHaveLength(2)
})
