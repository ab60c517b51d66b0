import { jest } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { emptyDraft, type DraftValues, type InvitationFormValues } from '../draft'
import { emptyCardDraft } from '../cardDraft'
import { InvitationForm } from './InvitationForm'

const { editing: _e, requestKey: _r, timeZone, ...values } = emptyDraft
const blank: InvitationFormValues = {
  ...values,
  card: emptyCardDraft,
  contractName: 'katb-el-ketab',
}
const complete: InvitationFormValues = {
  ...blank,
  groom: 'Omar',
  bride: 'ليلى',
  hall: 'Nile Hall',
  address: '12 Corniche',
  area: 'Zamalek',
  weddingDate: '2099-06-18',
  engagementDate: '2026-01-01',
  hennaDate: '2099-06-16',
  crownDate: '2099-06-17',
  template: 2,
}

function open(initialValues: InvitationFormValues, props: { signedIn?: boolean; publishedDate?: string } = {}) {
  const onChange = jest.fn<(values: DraftValues) => void>()
  const onSubmit = jest.fn<(template: number) => void>()
  const onPictureRemoved = jest.fn<(putBack: () => void) => void>()
  const page = renderSite(
    <InvitationForm
      initialValues={initialValues}
      timeZone={timeZone}
      signedIn={props.signedIn ?? false}
      publishedDate={props.publishedDate}
      isUnsaved={false}
      cardPath={undefined}
      openPath="/invitationCard"
      isPublished={false}
      onChange={onChange}
      onSubmit={onSubmit}
      onLeave={jest.fn()}
      onPictureRemoved={onPictureRemoved}
    />,
  )
  return {
    ...page,
    onChange,
    onSubmit,
    onPictureRemoved,
    submit: () => page.user.click(screen.getByRole('button', { name: 'See the invitation' })),
  }
}

describe('InvitationForm', () => {
  it('submits the chosen template when all fields are valid', async () => {
    const { submit, onSubmit } = open(complete)
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(2))
  })

  it('calls onChange for typed text and for the template chosen by its picture', async () => {
    const { user, onChange } = open(blank)
    await user.type(screen.getByLabelText(/Bride's name/), 'Nour')
    await user.click(within(screen.getByRole('radiogroup')).getByRole('radio', { name: 'Fanous' }))
    await waitFor(() =>
      expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ bride: 'Nour', template: 3 })),
    )
  })

  it('shows an error at the template picker and does not submit without a template', async () => {
    const { submit, onSubmit } = open({ ...complete, template: null })
    await submit()
    expect(await screen.findByText('Please choose one of the four templates')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Mashrabiya' })).toHaveFocus())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('requires every field but time, map and picture', async () => {
    const { submit, onSubmit } = open({ ...blank, template: 1 })
    await submit()
    expect(await screen.findAllByText('Please fill in this field')).toHaveLength(9)
    await waitFor(() => expect(screen.getByLabelText(/Groom's name/)).toHaveFocus())
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it.each([
    [{ groom: 'x'.repeat(500) }, 'A name can have at most 80 characters'],
    [{ bride: '<b>Nour</b>' }, 'The characters < and > cannot be used here'],
    [{ weddingDate: '2020-01-01' }, 'This day has passed. Choose today or later.'],
    [{ hennaDate: '2027-02-30' }, 'This day is not in the calendar'],
    [{ mapsLink: 'our hall' }, /No link found/],
    [{ mapsLink: 'javascript:alert(1)' }, /A map link begins with https/],
    [{ mapsLink: 'https://evil.example/maps.google.com' }, /This leads to another site/],
    [{ mapsLink: 'https://maps.google.evil.com/' }, /only looks like a map/],
  ] as const)('refuses %o', async (wrong, message) => {
    const { submit, onSubmit } = open({ ...complete, ...wrong })
    await submit()
    expect(await screen.findByText(message)).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  describe('map link', () => {
    it('is extracted from a shared text, with the place’s name and a link to open it', async () => {
      const { user, onChange } = open(complete)
      await user.click(screen.getByLabelText(/Map link/))
      await user.paste('Nile Hall\nhttps://www.google.com/maps/place/Nile+Hall/@30.0444,31.2357,17z')
      const address = 'https://www.google.com/maps/place/Nile+Hall/@30.0444,31.2357,17z'
      expect(await screen.findByText('Google Maps link recognised')).toBeVisible()
      expect(screen.getByLabelText(/Map link/)).toHaveValue(address)
      expect(within(screen.getByTestId('map-found')).getByText('Nile Hall')).toBeVisible()
      expect(screen.getByRole('link', { name: /Open it/ })).toHaveAttribute('href', address)
      await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ mapsLink: address })))
    })

    it('is created from coordinates when the field is left', async () => {
      const { user } = open(complete)
      const field = screen.getByLabelText(/Map link/)
      await user.type(field, '30.0444, 31.2357')
      await user.tab()
      await waitFor(() => expect(field).toHaveValue('https://www.google.com/maps/search/?api=1&query=30.0444,31.2357'))
    })
  })

  describe('date', () => {
    it('is described by its Hijri date', () => {
      open({ ...complete, weddingDate: '2027-06-18' })
      expect(screen.getByLabelText(/Wedding date/)).toHaveAccessibleDescription('≈ 13 Muharram 1449 AH (±1 day)')
    })

    it('is described by its Hijri date in Arabic words and digits', () => {
      renderSite(
        <InvitationForm
          initialValues={{ ...complete, weddingDate: '2027-06-18' }}
          timeZone={timeZone}
          signedIn={false}
          isUnsaved={false}
          cardPath={undefined}
          openPath="/invitationCard"
          isPublished={false}
          onChange={jest.fn()}
          onSubmit={() => undefined}
          onLeave={jest.fn()}
          onPictureRemoved={jest.fn()}
        />,
        { locale: 'ar' },
      )
      expect(screen.getByLabelText(/تاريخ الزفاف/)).toHaveAccessibleDescription('حوالي ١٣ محرم ١٤٤٩ هـ (± يوم)')
    })

    it('can be stated not to exist, and comes back when that is taken back', async () => {
      const { user, submit, onChange, onSubmit } = open({ ...complete, engagementDate: '' })
      const [engagement, henna] = screen.getAllByRole('checkbox', { name: 'There is none' })
      expect(engagement).toHaveAccessibleDescription('Engagement date')
      await user.click(engagement!)
      await user.click(henna!)
      for (const label of [/Engagement date/, /Henna date/]) {
        expect(screen.getByLabelText(label)).toBeDisabled()
        expect(screen.getByLabelText(label)).toHaveValue('')
      }
      await user.click(henna!)
      expect(screen.getByLabelText(/Henna date/)).toHaveValue(complete.hennaDate)
      await submit()
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(2))
      expect(onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ engagementDate: 'none', hennaDate: complete.hennaDate }),
      )
    })

    it('of a crowning shows a note in the Coptic fasts, and that of another contract does not', async () => {
      const { user } = open({ ...complete, crownDate: '2027-04-20' })
      expect(screen.queryByText(/Great Lent/)).toBeNull()
      await user.click(screen.getByRole('combobox', { name: 'What to call the marriage contract' }))
      await user.click(screen.getByRole('option', { name: /Crowning/ }))
      expect(await screen.findByText(/^This day falls in the Great Lent/)).toBeVisible()
      expect(screen.getByLabelText(/^Crowning date/)).toBeInTheDocument()
    })

    it('shows a note, and can be submitted, when it is in Ramadan', async () => {
      const { submit, onSubmit } = open({ ...complete, weddingDate: '2027-02-20' })
      expect(screen.getByText(/^This day falls in Ramadan/).closest('[role="status"]')).not.toBeNull()
      await submit()
      await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(2))
    })

    it('shows a note that it may fall in Ramadan when it is at the edge of the month', () => {
      open({ ...complete, hennaDate: '2027-02-08' })
      expect(screen.getByText(/^This day may fall in Ramadan/)).toBeVisible()
    })

    it.each([
      ['it has passed', { weddingDate: '2025-03-10' }],
      ['it needs no hall', { engagementDate: '2027-02-20', crownDate: '2027-02-20' }],
    ])('shows no note in Ramadan when %s', (_reason, dates) => {
      open({ ...complete, ...dates })
      expect(screen.queryByText(/Ramadan \(±1 day\)|may fall/)).toBeNull()
    })
  })

  it('accepts a past date when it is the published one', async () => {
    const { submit, onSubmit } = open({ ...complete, weddingDate: '2020-01-01' }, { publishedDate: '2020-01-01' })
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  })

  it('offers hosts and words closed, and submits without them', async () => {
    const { submit, onSubmit } = open(complete)
    for (const name of ['The families (optional)', 'The words (optional)'])
      expect(screen.getByRole('group', { name })).not.toHaveAttribute('open')
    await submit()
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  })

  it('passes on a palette and a font pair of the template, keeps the palette for that template, and needs no colours', async () => {
    const { user, onChange } = open({ ...complete, template: 1 })
    const colors = screen.getByRole('group', { name: 'Colours and lettering (optional)' })
    await user.click(within(colors).getByText('Colours and lettering (optional)'))
    expect(within(colors).getByRole('radio', { name: 'Emerald' })).toBeChecked()
    await user.click(within(colors).getByRole('radio', { name: 'Plum' }))
    const getLast = () => onChange.mock.lastCall?.[0].card
    await waitFor(() => expect(getLast()).toEqual({ palette: 'plum' }))
    await user.click(screen.getByRole('radio', { name: 'Jasmine' }))
    expect(within(colors).getByRole('radio', { name: 'Ivory and wine' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Mashrabiya' }))
    expect(within(colors).getByRole('radio', { name: 'Plum' })).toBeChecked()
    await user.click(within(colors).getByRole('radio', { name: 'Naskh' }))
    await waitFor(() => expect(getLast()).toEqual({ palette: 'plum', fontPair: 'naskh' }))
    await user.click(within(colors).getByRole('radio', { name: 'Emerald' }))
    await user.click(within(colors).getByRole('radio', { name: 'Kufi' }))
    await waitFor(() => expect(getLast()).toEqual({}))
  })

  it('says that an own colour is shown darker, and takes it back', async () => {
    const { user, onChange } = open({ ...complete, card: { ...emptyCardDraft, accent: '#e58aa8' } })
    expect(screen.getByText('We show it a little darker, so that your guests can read it.')).toBeVisible()
    fireEvent.change(screen.getByLabelText('Your colour'), { target: { value: '#5d1a33' } })
    expect(screen.queryByText(/a little darker/)).toBeNull()
    await waitFor(() => expect(onChange.mock.lastCall?.[0].card).toEqual({ accent: '#5d1a33' }))
    await user.click(screen.getByRole('checkbox', { name: 'Our own colour for headings and buttons' }))
    await waitFor(() => expect(onChange.mock.lastCall?.[0].card).toEqual({}))
  })

  it('passes on hosts and own words', async () => {
    const { user, onChange } = open(complete)
    await user.click(screen.getByText('The families (optional)'))
    const [father] = within(screen.getByRole('group', { name: "The bride's side" })).getAllByLabelText('Name')
    await user.type(father!, 'Mohamed El Sayed')
    await user.click(screen.getByLabelText("Do not show the bride's name to guests"))
    const card = onChange.mock.lastCall?.[0].card
    expect(card).toEqual({
      withholdsBride: true,
      hosts: { first: 'groom', groom: [], bride: [{ role: 'father', name: 'Mohamed El Sayed' }] },
    })
  })

  it.each([
    [
      'a phone number in the first words',
      { opening: 'own', openingText: 'call 0100 123 4567' },
      'Links and phone numbers do not belong on the card. Remove them.',
    ],
    ['first words of emoji', { opening: 'own', openingText: '💍' }, 'Write words, not only symbols'],
    [
      'a title without a name',
      { groom: [{ role: 'father', honorific: 'Hajj', name: '', isLate: false }] },
      'Add the name, or remove the title',
    ],
    ['a video of another site', { stream: 'https://evil.example/live' }, /^Paste a link that begins with/],
  ])('opens the group with %s and says what is wrong', async (_what, card, message) => {
    const { submit, onSubmit } = open({ ...complete, card: { ...complete.card, ...card } as typeof complete.card })
    for (const group of document.querySelectorAll('details')) group.open = false
    await submit()
    const error = await screen.findByText(message)
    expect(error.closest('details')).toHaveAttribute('open')
    expect(onSubmit).not.toHaveBeenCalled()
  })
})
