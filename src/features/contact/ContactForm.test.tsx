import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { itHandlesFailures, createFieldRefusal } from '@tests/failures'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { SiteConfigContext } from '@/config/SiteConfigContext'
import { defaultSiteConfig } from '@shared/siteConfig'
import { ContactForm } from './ContactForm'

const server = apiServer()
const path = '/contact'
const works = http.post(api(path), () => HttpResponse.json({ message: 'success' }, { status: 201 }))
const thanks = 'Thank you for your message! We will get back to you soon.'
const sampleValues = {
  Name: 'Laila',
  Email: 'laila@example.com',
  'Phone (optional)': '\u202a+20 (100) 123-4567\u202c',
  Message: 'How do I change the date?',
}

const open = (props: { source?: string; showPhone?: boolean } = {}) => renderSite(<ContactForm {...props} />)
type Page = ReturnType<typeof open>
async function fill({ user }: Page, values: Partial<typeof sampleValues> = sampleValues) {
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(label))
    await user.paste(value)
  }
}
const submit = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Send Message' }))

describe('ContactForm', () => {
  it('sends all fields of the payload, shows a thank-you message and clears its fields', async () => {
    server.use(works)
    const page = open()
    await fill(page)
    await submit(page)
    expect(await screen.findByText(thanks)).toBeVisible()
    expect(getSentBodies(path)).toEqual([
      {
        name: 'Laila',
        email: 'laila@example.com',
        phone: '+201001234567',
        message: 'How do I change the date?',
        source: 'Contact Form',
        countryId: null,
        cityId: null,
        area: null,
        platform: 'Web',
        os: expect.anything(),
        browser: expect.anything(),
        ip: null,
        mapsLink: null,
      },
    ])
    for (const label of Object.keys(sampleValues)) expect(screen.getByLabelText(label)).toHaveValue('')
    expect(screen.queryByText('Please write your name')).not.toBeInTheDocument()
  })

  it('sends its own source and no phone number when filled in by keyboard alone', async () => {
    server.use(works)
    const { user } = open({ source: 'Support Form', showPhone: false })
    expect(screen.queryByLabelText('Phone (optional)')).not.toBeInTheDocument()
    await user.tab()
    await user.keyboard(' Laila ')
    await user.tab()
    await user.keyboard('laila@example.com')
    await user.tab()
    await user.keyboard('Two{Enter}lines')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(thanks)).toBeVisible()
    expect(getSentBodies(path)).toMatchObject([
      { name: 'Laila', phone: null, message: 'Two\nlines', source: 'Support Form' },
    ])
  })

  it('removes control characters from a message that was pasted from a word processor', async () => {
    server.use(works)
    const page = open()
    await fill(page, { ...sampleValues, Message: 'One\u000btwo\u009b\nthree' })
    await submit(page)
    expect(await screen.findByText(thanks)).toBeVisible()
    expect(getSentBodies(path)).toMatchObject([{ message: 'Onetwo\nthree' }])
  })

  describe('when look-ups are configured', () => {
    const config = { ...defaultSiteConfig, ipLookupUrl: 'https://ip.example/', geoLookupUrl: 'https://geo.example/' }
    const findConsentBox = () => screen.findByRole('checkbox', { name: /Send my IP address/ })
    const openConfigured = () =>
      renderSite(
        <SiteConfigContext value={config}>
          <ContactForm />
        </SiteConfigContext>,
      )

    it('sends their results when the sender has consented', async () => {
      server.use(
        works,
        http.get(config.ipLookupUrl, () => HttpResponse.json({ ip: '41.33.12.7' })),
        http.get(config.geoLookupUrl, () => HttpResponse.json({ countryCode: 'EG', city: 'Giza', lat: 30, lon: 31.2 })),
      )
      const page = openConfigured()
      await fill(page)
      await page.user.click(await findConsentBox())
      await submit(page)
      expect(await screen.findByText(thanks)).toBeVisible()
      expect(getSentBodies(path)).toMatchObject([
        {
          ip: '41.33.12.7',
          countryId: 'EG',
          cityId: 'Giza',
          area: null,
          mapsLink: 'https://www.google.com/maps?q=30,31.2',
        },
      ])
    })

    it('makes no look-up without consent', async () => {
      // A call that no handler expects fails the test.
      server.use(works)
      const page = openConfigured()
      expect(await findConsentBox()).not.toBeChecked()
      await fill(page)
      await submit(page)
      expect(await screen.findByText(thanks)).toBeVisible()
      expect(getSentBodies(path)).toMatchObject([
        { ip: null, countryId: null, cityId: null, area: null, mapsLink: null },
      ])
    })
  })

  it('does not ask for consent when no look-up is configured', () => {
    open()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })

  it('removes an earlier failure when the next submit marks invalid fields', async () => {
    server.use(http.post(api(path), () => HttpResponse.error()))
    const page = open()
    await fill(page)
    await submit(page)
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    await page.user.clear(screen.getByLabelText('Name'))
    await submit(page)
    expect(await screen.findByText('Please write your name')).toBeVisible()
    expect(screen.queryByText('Network error. Please check your connection.')).not.toBeInTheDocument()
  })

  it('disables the button while sending and sends one request', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    server.use(
      http.post(api(path), async () => {
        await released
        return HttpResponse.json({ message: 'success' }, { status: 201 })
      }),
    )
    const page = open()
    await fill(page)
    await submit(page)
    const busy = await screen.findByRole('button', { name: 'Sending...' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    await page.user.click(busy).catch(() => undefined)
    release()
    expect(await screen.findByText(thanks)).toBeVisible()
    expect(getSentBodies(path)).toHaveLength(1)
  })

  describe('shows an error without sending', () => {
    it('for each missing field, and focuses the first', async () => {
      const page = open()
      await submit(page)
      expect(await screen.findByText('Please write your name')).toBeVisible()
      expect(screen.getByText('Email address is required')).toBeVisible()
      expect(screen.getByText('Please write your message')).toBeVisible()
      await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
      expect(getSentBodies(path)).toHaveLength(0)
    })

    it.each([
      ['Name', '   ', 'Please write your name'],
      ['Name', 'L'.repeat(81), 'A name can have at most 80 characters'],
      ['Name', '<b>', 'A name cannot contain < or >'],
      ['Email', 'laila', 'Please enter a valid email address'],
      ['Email', `${'l'.repeat(250)}@x.eg`, 'Please enter a valid email address'],
      ['Phone (optional)', 'call me', 'Please enter a valid phone number'],
      ['Phone (optional)', '1'.repeat(31), 'Please enter a valid phone number'],
      ['Message', '  ', 'Please write your message'],
      ['Message', 'm'.repeat(5001), 'A message can have at most 5,000 characters'],
    ])('for an invalid %s (%#)', async (label, value, words) => {
      const page = open()
      await fill(page, { ...sampleValues, [label]: 'x' })
      await page.user.clear(screen.getByLabelText(label))
      await page.user.click(screen.getByLabelText(label))
      await page.user.paste(value)
      await submit(page)
      expect(await screen.findByText(words)).toBeVisible()
      expect(getSentBodies(path)).toHaveLength(0)
    })
  })

  describe('an error of the server at a field', () => {
    const refusal = 'This address is closed.'
    async function openRefused() {
      server.use(http.post(api(path), () => createFieldRefusal('email', refusal)))
      const page = open()
      await fill(page)
      await submit(page)
      expect(await screen.findByText(refusal)).toBeVisible()
      return page
    }

    it('takes the focus to the field, and stays until it is edited', async () => {
      const { user } = await openRefused()
      const email = screen.getByLabelText('Email')
      await waitFor(() => expect(email).toHaveFocus())
      await user.clear(screen.getByLabelText('Name'))
      expect(await screen.findByText('Please write your name')).toBeVisible()
      expect(screen.getByText(refusal)).toBeVisible()
      await user.type(email, '.eg')
      await waitFor(() => expect(screen.queryByText(refusal)).not.toBeInTheDocument())
    })

    it('does not keep the same values from being sent again', async () => {
      const page = await openRefused()
      server.use(works)
      await submit(page)
      expect(await screen.findByText(thanks)).toBeVisible()
      expect(screen.queryByText(refusal)).not.toBeInTheDocument()
    })
  })

  describe('failed request', () => {
    itHandlesFailures({
      server,
      method: 'post',
      path,
      isCreation: true,
      successHandler: works,
      open,
      fill,
      submit,
      expectValuesKept: () => {
        for (const [label, value] of Object.entries(sampleValues))
          expect(screen.getByLabelText(label)).toHaveValue(value)
      },
      expectSubmitted: async () => expect(await screen.findByText(thanks)).toBeVisible(),
    })
  })
})
