import sharp from 'sharp'
import { fileForm } from './testing/forms.ts'
import { PASSWORD, fieldsOf, invitationInput, newCouple, startTestServer } from './testing/server.ts'
import type { Couple, TestServer } from './testing/server.ts'

let server: TestServer
beforeAll(async () => void (server = await startTestServer()))
afterAll(() => server.close())

const profile = { firstName: 'ليلى', lastName: 'Hassan', phone: '+201012345678', language: 'ar', newsletter: false }

describe('the profile', () => {
  it('is replaced as a whole, version by version', async () => {
    const couple = await newCouple(server)
    const { body } = await couple.call('GET', 'users/profile')
    expect(body).toEqual({
      id: couple.userId,
      email: couple.email,
      referralCode: expect.stringMatching(/^[a-km-z2-9]{8}$/),
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    const put = (changes: object) => couple.call('PUT', 'users/profile', { body: changes })
    expect((await put({ ...profile, version: 1 })).body).toMatchObject({ ...profile, version: 2 })
    expect((await put({ firstName: 'Late', version: 1 })).body.code).toBe('version_conflict')
    const cleared = (await put({ firstName: 'Nour', version: 2 })).body
    expect(cleared).toMatchObject({ firstName: 'Nour', version: 3 })
    for (const field of ['lastName', 'phone', 'language', 'newsletter']) expect(cleared).not.toHaveProperty(field)
  })

  it('names the couple when it signs in', async () => {
    const couple = await newCouple(server)
    await couple.call('PUT', 'users/profile', { body: { ...profile, version: 1 } })
    const login = await server.call('POST', 'identity/login', { body: { email: couple.email, password: PASSWORD } })
    expect(login.body.user).toMatchObject({ firstName: 'ليلى', lastName: 'Hassan' })
  })

  it.each([
    [{ phone: '0212345678' }, { phone: 'Please enter a valid Egyptian phone number' }],
    [{ firstName: '\u2067 \u2069' }, { firstName: 'This field is required.' }],
    [{ lastName: '<b>' }, { lastName: 'Please use plain text, without < or >.' }],
    [{ language: 'fr' }, { language: 'Please choose one of the offered values.' }],
    [{ email: 'new@example.com' }, { email: 'This field is not expected.' }],
    [{ version: 2 ** 31 }, { version: 'Must not be more than 2147483647.' }],
    [{ referralCode: 'LAILA' }, { referralCode: 'This field is not expected.' }],
  ])('refuses %j', async (changes, fields) => {
    const couple = await newCouple(server)
    const answer = await couple.call('PUT', 'users/profile', { body: { ...profile, version: 1, ...changes } })
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields])
  })
})

describe('the wishlist', () => {
  const put = (couple: Couple, itemIds: unknown) => couple.call('PUT', 'users/wishlist', { body: { itemIds } })

  it('is replaced, in its order, and is the account’s own', async () => {
    const [one, other] = [await newCouple(server), await newCouple(server)]
    expect((await one.call('GET', 'users/wishlist')).body).toEqual({ itemIds: [] })
    expect((await put(one, ['storage-2', 'appliances-1'])).body).toEqual({ itemIds: ['storage-2', 'appliances-1'] })
    expect((await put(one, ['furnishings-3'])).body).toEqual({ itemIds: ['furnishings-3'] })
    expect((await other.call('GET', 'users/wishlist')).body).toEqual({ itemIds: [] })
  })

  it('holds known items alone, each once, and is left as it was by a refusal', async () => {
    const couple = await newCouple(server)
    await put(couple, ['storage-2'])
    expect(fieldsOf(await put(couple, ['storage-1', 'storage-77']))).toEqual({
      itemIds: 'One of these items does not exist.',
    })
    for (const wrong of [['storage-1', 'storage-1'], ['../etc'], 'storage-1', null]) {
      expect((await put(couple, wrong)).status).toBe(400)
    }
    expect((await couple.call('GET', 'users/wishlist')).body).toEqual({ itemIds: ['storage-2'] })
  })
})

/** A couple that has left something in every table. */
async function settledCouple(): Promise<Couple & { slug: string; backgroundImage: string }> {
  const couple = await newCouple(server)
  const { email } = couple
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } }).png().toBuffer()
  const { backgroundImage } = (await couple.call('POST', 'uploads/background', fileForm(png))).body
  const invitation = await couple.call('POST', 'invitations', { body: invitationInput({ backgroundImage }) })
  await couple.call('PUT', 'users/wishlist', { body: { itemIds: ['storage-2'] } })
  await couple.call('PUT', 'users/profile', { body: { ...profile, version: 1 } })
  const provider = { fullName: 'Mona', contactNumber: '01012345678', emailAddress: email, serviceClasses: ['dj'] }
  await couple.call('POST', 'services/providers/registration', { body: provider })
  await server.call('POST', 'identity/forgot-password', { body: { email } })
  await server.call('POST', 'identity/landing-signin', { body: { email, phone: '01012345678' } })
  await server.call('POST', 'contact', { body: { email: email.toUpperCase(), name: 'Mona', message: 'Hello' } })
  await server.mails()
  return { ...couple, slug: invitation.body.slug, backgroundImage }
}

const remove = (emailOrPhone: string, password = PASSWORD) =>
  server.call('POST', 'identity/delete', { body: { emailOrPhone, password } })

describe('the export', () => {
  it('is one file with all that is stored, and no secret', async () => {
    const couple = await settledCouple()
    const answer = await couple.call('GET', 'users/export')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="zaffa-account.json"')
    expect(answer.body).toMatchObject({
      profile: { ...profile, email: couple.email },
      invitations: [{ slug: couple.slug, ownerId: couple.userId }],
      providers: [{ fullName: 'Mona', status: 'pending' }],
      wishlist: { itemIds: ['storage-2'] },
      uploads: [{ backgroundImage: couple.backgroundImage, bytes: expect.any(Number) }],
      sessions: [{ remembered: true }],
    })
    expect(answer.text).not.toMatch(/argon2|hash/)
  })
})

describe('deletion', () => {
  it('leaves nothing of the account but the reserved slug', async () => {
    const couple = await settledCouple()
    const bystander = await settledCouple()
    expect((await remove(couple.email.toUpperCase())).body).toEqual({ success: true, errors: [] })
    expect((await couple.call('GET', 'users/profile')).status).toBe(401)
    expect((await server.call('POST', 'identity/refresh-token', { cookie: couple.cookie })).status).toBe(401)
    expect((await server.call('GET', `invitations/slug/${encodeURIComponent(couple.slug)}`)).status).toBe(404)
    expect((await server.call('GET', couple.backgroundImage)).status).toBe(404)
    const { db } = server.app.context
    const tables = await db.introspection.getTables()
    let looked = 0
    for (const { name } of tables.filter((table) => !table.name.startsWith('kysely_'))) {
      const text = JSON.stringify(await db.selectFrom(name as 'users').selectAll().execute())
      expect([name, text.includes(couple.userId), text.toLowerCase().includes(couple.email)]).toEqual([name, false, false])
      looked += 1
    }
    expect(looked).toBe(14)
    const slugs = await db.selectFrom('reserved_slugs').selectAll().where('slug', '=', couple.slug).execute()
    expect(slugs).toHaveLength(1)
    expect((await bystander.call('GET', 'users/export')).body.invitations).toHaveLength(1)
    expect((await server.call('POST', 'identity/register', { body: { email: couple.email, password: PASSWORD } })).status).toBe(200)
  })

  it.each([
    ['a wrong password', (couple: Couple) => remove(couple.email, 'Wrong#2027')],
    ['an unknown address', () => remove('nobody@example.com')],
    ['an unknown phone', () => remove('01299999999')],
    ['nonsense', () => remove('  ')],
  ])('answers success: false for %s', async (_what, attempt) => {
    const couple = await newCouple(server)
    const answer = await attempt(couple)
    expect(answer).toMatchObject({
      status: 200,
      body: { success: false, errors: ['The e-mail, phone or password is not right.'] },
    })
    expect((await couple.call('GET', 'users/profile')).status).toBe(200)
  })

  it('takes the phone however it is written, and only one of the accounts that share it', async () => {
    const own = await startTestServer()
    const [one, other] = [await newCouple(own), await newCouple(own)]
    for (const [couple, phone] of [[one, '01155555555'], [other, '+201155555555']] as const) {
      await couple.call('PUT', 'users/profile', { body: { phone, version: 1 } })
    }
    const byPhone = (emailOrPhone: string, password: string) =>
      own.call('POST', 'identity/delete', { body: { emailOrPhone, password } })
    expect((await byPhone('01155555555', PASSWORD)).body.success).toBe(false)
    const body = { currentPassword: PASSWORD, newPassword: 'Sabah#2028' }
    await other.call('POST', 'users/change-password', { body })
    expect((await byPhone('٠١١٥ ٥٥٥ ٥٥٥٥', 'Sabah#2028')).body.success).toBe(true)
    expect((await one.call('GET', 'users/profile')).status).toBe(200)
    expect((await other.call('GET', 'users/profile')).status).toBe(401)
    await own.close()
  })
})
