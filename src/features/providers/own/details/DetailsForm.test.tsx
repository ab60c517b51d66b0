import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ProviderProfile } from '@/api'
import type { OwnProvider, ProviderUpdate } from '@/api/providers'
import { createOwnProvider } from '@tests/fixtures/ownProvider'
import { api, apiServer, getSentBodies } from '@tests/mocks/api'
import { renderSite } from '@tests/render'
import { DetailsForm } from './DetailsForm'

const server = apiServer()

const profile: ProviderProfile = {
  about: 'We photograph quietly.',
  priceTo: null,
  priceUnit: 'evening',
  capacityPersons: null,
  governorate: 'cairo',
  city: 'heliopolis',
  serves: ['giza'],
  languages: ['ar'],
  whatsApp: null,
  openingDays: [],
  foundedYear: null,
  socialLinks: [],
  packages: [
    { name: 'Gold', price: 20_000, contents: 'Album' },
    { name: 'Silver', price: 12_000, contents: '' },
  ],
}
const stored = createOwnProvider({ profile })
const path = `/providers/${stored.id}`

const open = (provider: OwnProvider = stored, locale: 'ar' | 'en' = 'en') =>
  renderSite(<DetailsForm provider={provider} />, { locale })
type Page = ReturnType<typeof open>

/** Answers a save with the provider as an edit that waits. */
const toEdited = ({ profile: newProfile, version, ...details }: ProviderUpdate): OwnProvider => ({
  ...stored,
  version: version + 1,
  edit: { details, profile: newProfile ?? null, refusal: null, createdAt: '2026-11-27T10:00:00.000Z' },
})
const saves = http.put<never, ProviderUpdate>(api(path), async ({ request }) =>
  HttpResponse.json(toEdited(await request.json())),
)
const refuses = http.put(api(path), () =>
  HttpResponse.json({ code: 'version_conflict', message: 'x', requestId: 'r' }, { status: 409 }),
)
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save' }))
/** At once: each key renders the whole form, which is slow in jsdom. */
const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
/** Without the calls that fetch the provider. */
const getUpdates = () => getSentBodies(path).filter(Boolean) as (ProviderUpdate & { profile: ProviderProfile })[]
const getLastUpdate = () => getUpdates().at(-1)!
const wasStored = async (page: Page) =>
  waitFor(() => expect(page.store.getState().toast[0]?.message.id).toBe('pages.providerWaits'))

describe('DetailsForm', () => {
  it('sends numbers in Arabic digits and short addresses as the API stores them', async () => {
    server.use(saves)
    const page = open()
    type(/^Prices from/, '١٥٬٠٠٠')
    type(/^Prices to/, '٢٥٠٠٠')
    type(/^Most guests/, '1,200')
    type(/^Founded/, '٢٠١٥')
    type(/^WhatsApp/, '+20 122 345 6789')
    type(/^Page 1 /, 'instagram.com/adasa')
    await save(page)
    await wasStored(page)
    expect(getLastUpdate()).toMatchObject({
      priceRange: 15_000,
      version: 1,
      profile: {
        priceTo: 25_000,
        capacityPersons: 1200,
        foundedYear: 2015,
        whatsApp: '+201223456789',
        socialLinks: ['https://instagram.com/adasa'],
        packages: profile.packages,
      },
    })
  })

  it('clears the city that is not in the chosen governorate', async () => {
    server.use(saves)
    const page = open()
    await page.user.click(screen.getByRole('combobox', { name: 'Governorate' }))
    await page.user.click(screen.getByRole('option', { name: 'Giza' }))
    expect(screen.getByRole('combobox', { name: 'City or district' })).toHaveTextContent('Not chosen')
    await save(page)
    await wasStored(page)
    expect(getLastUpdate().profile).toMatchObject({ governorate: 'giza', city: null, serves: [] })
  })

  it('finds a governorate that is served by its name in the other script', async () => {
    server.use(saves)
    const page = open()
    await page.user.click(screen.getByRole('combobox', { name: 'Also serves' }))
    await page.user.paste('اسكندريه')
    await page.user.keyboard('{ArrowDown}{Enter}')
    await save(page)
    await wasStored(page)
    expect(getLastUpdate().profile.serves).toEqual(['giza', 'alexandria'])
  })

  it('refuses a phone number in a package at its field', async () => {
    const page = open()
    type('Page 2 (optional)', '@adasa')
    fireEvent.change(screen.getAllByLabelText('What is in it')[0]!, { target: { value: 'Album, ٠١٠١٢٣٤٥٦٧٨' } })
    await save(page)
    const [contents] = screen.getAllByLabelText('What is in it')
    await waitFor(() => expect(contents).toHaveAccessibleDescription(/leave out links and phone numbers/))
    expect(screen.getByLabelText('Page 2 (optional)')).toHaveAccessibleDescription(/such as instagram.com/)
    expect(getUpdates()).toHaveLength(0)
  })

  it('refuses a highest price below the lowest', async () => {
    const page = open()
    type(/^Prices to/, '9000')
    await save(page)
    expect(await screen.findByText('This is below the lowest price')).toBeVisible()
  })

  it('moves packages, and brings back one that was removed', async () => {
    server.use(saves)
    const page = open()
    await page.user.click(screen.getByRole('button', { name: 'Move package 1 down' }))
    expect(screen.getByRole('button', { name: 'Move package 2 up' })).toHaveFocus()
    await page.user.click(screen.getByRole('button', { name: 'Remove package 1' }))
    expect(screen.getAllByLabelText(/^Name/)).toHaveLength(1)
    await page.user.click(screen.getByTestId('undo'))
    await save(page)
    await wasStored(page)
    expect(getLastUpdate().profile.packages.map(({ name }) => name)).toEqual(['Silver', 'Gold'])
  })

  it('shows the server’s error at the field of the profile', async () => {
    const errors = [{ field: 'profile.about', message: 'The server does not like this.' }]
    server.use(
      http.put(api(path), () =>
        HttpResponse.json({ code: 'validation_failed', message: 'x', errors, requestId: 'r' }, { status: 400 }),
      ),
    )
    const page = open()
    await save(page)
    await waitFor(() =>
      expect(screen.getByLabelText('In your own words')).toHaveAccessibleDescription('The server does not like this.'),
    )
  })

  it('asks about a field that was changed elsewhere, and keeps what was typed', async () => {
    const current = createOwnProvider({ version: 2, profile: { ...profile, about: 'Changed on the phone.' } })
    server.use(
      refuses,
      http.get(api(path), () => HttpResponse.json(current)),
    )
    const page = open()
    type('In your own words', 'Typed here.')
    await save(page)
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Typed here.')
    expect(dialog).toHaveTextContent('Changed on the phone.')
    server.use(saves)
    await page.user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    await wasStored(page)
    expect(getLastUpdate()).toMatchObject({ version: 2, profile: { about: 'Typed here.' } })
    expect(screen.getByLabelText('In your own words')).toHaveValue('Typed here.')
  })

  it('takes a save whose response was lost for saved', async () => {
    let lost: OwnProvider | null = null
    server.use(
      http.put<never, ProviderUpdate>(api(path), async ({ request }) => {
        lost = toEdited(await request.json())
        return HttpResponse.error()
      }),
      http.get(api(path), () => HttpResponse.json(lost)),
    )
    const page = open()
    type(/^Prices to/, '٣٠٬٠٠٠')
    await save(page)
    expect(await screen.findByText('Network error. Please check your connection.')).toBeVisible()
    server.use(refuses)
    await save(page)
    await wasStored(page)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(getUpdates()).toHaveLength(2)
  })

  it('asks before a link leaves unsaved changes', async () => {
    const page = renderSite(
      <>
        <a href="/about">About</a>
        <DetailsForm provider={stored} />
      </>,
    )
    type('In your own words', 'Typed here.')
    await page.user.click(screen.getByRole('link', { name: 'About' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await page.user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText('In your own words')).toHaveValue('Typed here.')
  })
})
