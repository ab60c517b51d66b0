import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { itHandlesFailures, createFieldRefusal } from '@tests/failures'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import RegistrationDialog from './RegistrationDialog'

// A dialog with many fields takes longer than Jest's default on a busy machine.
jest.setTimeout(30_000)

const PATH = '/services/providers/registration'
const server = apiServer()
const ok = http.post(api(PATH), () => HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 }))

function open(token: string | null = null) {
  const onRegistered = jest.fn()
  const page = renderSite(
    <RegistrationDialog open onClose={jest.fn()} onClosed={jest.fn()} onRegistered={onRegistered} />,
    { preloadedState: { auth: { token, user: null, expired: false } } },
  )
  return { ...page, onRegistered }
}
type Page = ReturnType<typeof open>

const getField = (label: string) => screen.getByLabelText(label)
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Submit' }))
/** Sets the value at once: typing each character is slow on a busy machine. */
const setValue = (label: string, value: string) => fireEvent.change(getField(label), { target: { value } })

async function fill({ user }: Page) {
  setValue('Full name', 'Mona Adel')
  setValue('Contact number', '٠١٠ ١٢٣٤ ٥٦٧٨')
  setValue('Email address', 'mona@example.com')
  await user.click(getField('Photographer'))
}

const sent = {
  fullName: 'Mona Adel',
  businessName: null,
  contactNumber: '01012345678',
  emailAddress: 'mona@example.com',
  address: null,
  serviceClasses: ['photographer'],
  priceRange: null,
  capacityOrScale: null,
  websiteOrSocialMedia: null,
}

describe('RegistrationDialog', () => {
  it('sends blank optional fields as null and clears its fields', async () => {
    server.use(ok)
    const page = open()
    await fill(page)
    await submit(page)
    await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
    expect(getSentBodies(PATH)).toEqual([sent])
    expect(getField('Full name')).toHaveValue('')
    expect(getField('Photographer')).not.toBeChecked()
  })

  it('sends the price as a number and adds https to the website', async () => {
    server.use(ok)
    const page = open()
    await fill(page)
    setValue('Business name (optional)', ' Adasa Studio ')
    setValue('Address (optional)', 'Heliopolis, Cairo')
    await page.user.click(getField('Photo Session'))
    setValue('Prices from, in EGP (optional)', '١٥٬٠٠٠')
    setValue('Capacity or scale (optional)', 'Three weddings a week')
    setValue('Website or social media (optional)', 'example.com/adasa')
    await submit(page)
    await waitFor(() => expect(page.onRegistered).toHaveBeenCalled())
    expect(getSentBodies(PATH)).toEqual([
      {
        ...sent,
        businessName: 'Adasa Studio',
        address: 'Heliopolis, Cairo',
        serviceClasses: ['photographer', 'photosetion'],
        priceRange: 15_000,
        capacityOrScale: 'Three weddings a week',
        websiteOrSocialMedia: 'https://example.com/adasa',
      },
    ])
  })

  it('shows all errors on submit, focuses the first, and removes each when its field is edited', async () => {
    const page = open()
    await page.user.type(getField('Contact number'), '0212345678')
    await submit(page)
    const errors = [
      'Full name is required',
      'Please enter a valid Egyptian phone number',
      'Email address is required',
      'Please select at least one service category',
    ]
    for (const error of errors) expect(await screen.findByText(error)).toBeVisible()
    expect(getField('Full name')).toHaveFocus()
    expect(getSentBodies(PATH)).toHaveLength(0)

    const getVisibleErrors = () => errors.map((error) => screen.queryByText(error) !== null)
    await page.user.type(getField('Contact number'), '9')
    await waitFor(() => expect(getVisibleErrors()).toEqual([true, false, true, true]))
    await page.user.click(getField('DJ'))
    await waitFor(() => expect(getVisibleErrors()).toEqual([true, false, true, false]))
    await page.user.type(getField('Full name'), 'M')
    await page.user.type(getField('Email address'), 'm')
    await waitFor(() => expect(getVisibleErrors()).toEqual([false, false, false, false]))
  })

  it('shows no error before it is submitted', async () => {
    const page = open()
    await page.user.type(getField('Email address'), 'mona')
    await page.user.tab()
    expect(screen.queryByText('Please enter a valid email address')).not.toBeInTheDocument()
  })

  it('disables the button while sending', async () => {
    let respond = () => undefined as void
    server.use(
      http.post(
        api(PATH),
        () =>
          new Promise(
            (resolve) => (respond = () => resolve(HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 }))),
          ),
      ),
    )
    const page = open()
    await fill(page)
    await submit(page)
    const busy = await screen.findByRole('button', { name: 'Submitting...' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    await waitFor(() => expect(getSentBodies(PATH)).toHaveLength(1))
    respond()
    await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
  })

  it('keeps its values and is sent without the token when the session has expired', async () => {
    const createUnauthorized = () =>
      HttpResponse.json({ code: 'unauthorized', message: 'x', requestId: 'r' }, { status: 401 })
    server.use(
      http.post(api('/identity/refresh-token'), createUnauthorized),
      http.post(api(PATH), ({ request }) =>
        request.headers.has('authorization') ? createUnauthorized() : HttpResponse.json({}, { status: 500 }),
      ),
    )
    const page = open('dead')
    await fill(page)
    await submit(page)
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible()
    expect(getField('Full name')).toHaveValue('Mona Adel')
    server.use(ok)
    await submit(page)
    await waitFor(() => expect(page.onRegistered).toHaveBeenCalledTimes(1))
    expect(getSentBodies(PATH)).toEqual([sent, sent, sent])
  })

  describe('failed request', () => {
    itHandlesFailures({
      server,
      method: 'post',
      path: PATH,
      isCreation: true,
      successHandler: ok,
      open,
      fill,
      submit,
      expectValuesKept: () => expect(getField('Full name')).toHaveValue('Mona Adel'),
      expectSubmitted: async ({ onRegistered }) => {
        await waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1))
        expect(getSentBodies(PATH)).toEqual([sent, sent])
      },
    })

    it('shows the server’s error at its field', async () => {
      server.use(http.post(api(PATH), () => createFieldRefusal('emailAddress', 'This address cannot be used.')))
      const page = open()
      await fill(page)
      await submit(page)
      expect(await screen.findByText('This address cannot be used.')).toBeVisible()
      expect(getField('Email address')).toHaveFocus()
    })
  })
})
