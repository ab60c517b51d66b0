import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { itHandlesFailures, createFieldRefusal } from '@tests/failures'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import type { Profile } from '@/api'
import { ProfileForm } from './ProfileForm'

const server = apiServer()
const path = '/users/profile'
const profile: Profile = {
  id: 'u',
  email: 'laila@example.com',
  emailVerified: true,
  referralCode: 'k3v9xq2m',
  firstName: 'Laila',
  lastName: 'Hassan',
  phone: '01012345678',
  language: 'en',
  newsletter: true,
  version: 3,
  createdAt: '',
  updatedAt: '',
}
const createResponse = (changes: Partial<Profile>) => HttpResponse.json({ ...profile, ...changes })
const works = http.put(api(path), () => createResponse({ version: 4 }))
const stale = http.put(api(path), () =>
  HttpResponse.json({ code: 'version_conflict', message: 'x', requestId: 'r' }, { status: 409 }),
)
const newer = http.get(api(path), () => createResponse({ firstName: 'Layla', phone: '01155555555', version: 7 }))
const getUpdates = () => getSentBodies(path).filter((body) => body !== null)

const open = (changes: Partial<Profile> = {}) => renderSite(<ProfileForm profile={{ ...profile, ...changes }} />)
type Page = ReturnType<typeof open>
const getField = (label: string) => screen.getByLabelText(label)
async function write({ user }: Page, label: string, value: string) {
  await user.clear(getField(label))
  await user.click(getField(label))
  if (value) await user.paste(value)
}
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save the profile' }))

describe('ProfileForm', () => {
  it('shows the profile, and sends changes with the version that they are based on', async () => {
    server.use(works)
    const page = open()
    expect(getField('First name')).toHaveValue('Laila')
    expect(screen.getByRole('checkbox')).toBeChecked()
    await write(page, 'Last name', ' El Sayed ')
    await write(page, 'Mobile phone (optional)', '٠١٠ ١٢٣٤-٥٦٧٨')
    await page.user.click(screen.getByRole('checkbox'))
    await submit(page)
    expect(await screen.findByText('Your profile is saved.')).toBeVisible()
    expect(getUpdates()).toEqual([
      { firstName: 'Laila', lastName: 'El Sayed', phone: '01012345678', language: 'en', newsletter: false, version: 3 },
    ])
    await submit(page)
    await waitFor(() => expect(getUpdates()).toHaveLength(2))
    expect(getUpdates()[1]).toMatchObject({ version: 4 })
  })

  it('omits cleared fields', async () => {
    server.use(works)
    const page = open()
    for (const label of ['First name', 'Last name', 'Mobile phone (optional)']) await write(page, label, '')
    await write(page, 'Current password', 'Farah#2027')
    await submit(page)
    await waitFor(() =>
      expect(getUpdates()).toEqual([{ language: 'en', newsletter: true, currentPassword: 'Farah#2027', version: 3 }]),
    )
  })

  it('asks for the current password when the phone number has changed, and clears it after saving', async () => {
    server.use(http.put(api(path), () => createResponse({ phone: '01099998888', version: 4 })))
    const page = open()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await write(page, 'Mobile phone (optional)', '+20 101 234 5678')
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await write(page, 'Mobile phone (optional)', '01099998888')
    await submit(page)
    expect(await screen.findByText('Please enter your current password')).toBeVisible()
    await write(page, 'Current password', 'Farah#2027')
    await submit(page)
    expect(await screen.findByText('Your profile is saved.')).toBeVisible()
    expect(getUpdates()).toEqual([expect.objectContaining({ phone: '01099998888', currentPassword: 'Farah#2027' })])
    await write(page, 'Mobile phone (optional)', '01155555555')
    expect(getField('Current password')).toHaveValue('')
  })

  it('shows the error of a wrong current password at its field', async () => {
    server.use(http.put(api(path), () => createFieldRefusal('currentPassword', 'The current password is incorrect.')))
    const page = open()
    await write(page, 'Mobile phone (optional)', '01099998888')
    await write(page, 'Current password', 'Other#2027')
    await submit(page)
    expect(await screen.findByText('The current password is incorrect.')).toBeVisible()
    await waitFor(() => expect(getField('Current password')).toHaveFocus())
  })

  it.each([
    ['First name', 'L'.repeat(81), 'A name can have at most 80 characters'],
    ['Last name', 'Hassan <3', 'A name cannot contain < or >'],
    ['Mobile phone (optional)', '0122 33', 'Please enter a valid Egyptian phone number'],
    ['Mobile phone (optional)', '01312345678', 'Please enter a valid Egyptian phone number'],
  ])('shows the error of an invalid %s without sending (%#)', async (label, value, words) => {
    const page = open()
    await write(page, label, value)
    await submit(page)
    expect(await screen.findByText(words)).toBeVisible()
    await waitFor(() => expect(getField(label)).toHaveFocus())
    expect(getUpdates()).toHaveLength(0)
  })

  it('switches the page to a newly chosen language after saving', async () => {
    server.use(http.put(api(path), () => createResponse({ language: 'ar', version: 4 })))
    const page = open()
    await page.user.click(screen.getByRole('button', { name: 'العربية' }))
    await submit(page)
    expect(await screen.findByText('حُفظ ملفكم الشخصي.')).toBeVisible()
    expect(document.documentElement.dir).toBe('rtl')
    expect(getUpdates()).toMatchObject([{ language: 'ar' }])
  })

  it('does not switch the page to a language that was saved earlier', async () => {
    server.use(works)
    const page = open({ language: 'ar' })
    await write(page, 'First name', 'Lulu')
    await submit(page)
    expect(await screen.findByText('Your profile is saved.')).toBeVisible()
  })

  it('loads a newer version without overwriting it or losing edits', async () => {
    server.use(stale, newer)
    const page = open()
    await write(page, 'Last name', 'Typed')
    await write(page, 'First name', 'Lulu')
    await submit(page)
    expect(await screen.findByText(/Your profile was changed on another device/)).toBeVisible()
    expect(screen.getByText('Layla')).toBeVisible()
    await page.user.click(screen.getByRole('button', { name: 'Load the newer values' }))
    expect(getField('Mobile phone (optional)')).toHaveValue('01155555555')
    expect(getField('First name')).toHaveValue('Lulu')
    expect(getField('Last name')).toHaveValue('Typed')
    server.use(http.put(api(path), () => createResponse({ version: 8 })))
    await submit(page)
    expect(await screen.findByText('Your profile is saved.')).toBeVisible()
    expect(getUpdates().at(-1)).toMatchObject({
      firstName: 'Lulu',
      lastName: 'Typed',
      phone: '01155555555',
      version: 7,
    })
  })

  it('shows the server’s error at its field', async () => {
    server.use(http.put(api(path), () => createFieldRefusal('phone', 'This number is taken.')))
    const page = open()
    await submit(page)
    expect(await screen.findByText('This number is taken.')).toBeVisible()
  })

  describe('failed save', () => {
    itHandlesFailures({
      server,
      method: 'put',
      path,
      successHandler: works,
      open,
      fill: (page) => write(page, 'First name', 'Lulu'),
      submit,
      expectValuesKept: () => expect(getField('First name')).toHaveValue('Lulu'),
      expectSubmitted: async () => expect(await screen.findByText('Your profile is saved.')).toBeVisible(),
    })
  })
})
