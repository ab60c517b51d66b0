import { screen, waitFor, within } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import type { OwnProvider } from '@/api/providers'
import { createProviderPage } from '@tests/fixtures/provider'
import { renderSite, type RenderOptions } from '@tests/render'
import { ProviderProfile } from './ProviderProfile'

/** Stands for the browser's Back. */
function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

const show = (changes: Partial<OwnProvider> = {}, options: RenderOptions = {}, isPreview = false) =>
  renderSite(
    <>
      <Back />
      <ProviderProfile provider={createProviderPage(changes)} isPreview={isPreview} />
    </>,
    options,
  )

const getViewer = () => screen.findByRole('dialog', { name: 'Photographs of Adasa Studio' })
const getGallery = () => screen.getByRole('region', { name: 'Photographs' })

describe('the photographs of a provider', () => {
  it('load the size that fits, keep their space, and say what they show', () => {
    show()
    const [described, other] = within(getGallery()).getAllByRole('img')
    expect(described).toHaveAccessibleName('A couple on the stairs')
    expect(other).toHaveAccessibleName('Photograph 2 of 3 of Adasa Studio')
    expect(other).toHaveAttribute('width', '1600')
    expect(other).toHaveAttribute('height', '1200')
    expect(other).toHaveAttribute('loading', 'lazy')
    expect(other?.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['480w', '960w', '1600w'])
  })

  it('open on the whole screen, where arrow keys go around, and Escape returns the focus', async () => {
    const { user } = show()
    const opener = within(getGallery()).getByRole('button', { name: 'Photograph 3 of 3 of Adasa Studio' })
    opener.focus()
    await user.keyboard('{Enter}')
    const viewer = await getViewer()
    expect(within(viewer).getByRole('status')).toHaveTextContent('3 of 3')
    await user.keyboard('{ArrowRight}')
    expect(within(viewer).getByRole('status')).toHaveTextContent('1 of 3')
    expect(within(viewer).getByRole('status')).toHaveTextContent('A couple on the stairs')
    expect(within(viewer).getByRole('img')).toHaveAccessibleName('A couple on the stairs')
    await user.keyboard('{ArrowLeft}')
    expect(within(viewer).getByRole('status')).toHaveTextContent('3 of 3')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(viewer).not.toBeInTheDocument())
    expect(opener).toHaveFocus()
  })

  it('go on with the left arrow key in Arabic', async () => {
    const { user } = show({}, { locale: 'ar' })
    await user.click(screen.getAllByRole('button', { name: 'A couple on the stairs' })[0]!)
    const counter = within(await screen.findByRole('dialog')).getByRole('status')
    expect(counter).toHaveTextContent('١ من ٣')
    await user.keyboard('{ArrowLeft}')
    expect(counter).toHaveTextContent('٢ من ٣')
  })

  it('go on with a swipe, and load the neighbours ahead', async () => {
    const { user } = show({}, { at: '/#photos' })
    const viewer = await getViewer()
    expect([...viewer.querySelectorAll('img')].filter(({ hidden }) => hidden)).toHaveLength(2)
    const picture = within(viewer).getByRole('img')
    await user.pointer([
      { keys: '[TouchA>]', target: picture, coords: { clientX: 200 } },
      { pointerName: 'TouchA', target: picture, coords: { clientX: 100 } },
      { keys: '[/TouchA]', target: picture },
    ])
    expect(within(viewer).getByRole('status')).toHaveTextContent('2 of 3')
    await user.click(within(viewer).getByRole('button', { name: 'Previous photograph' }))
    expect(within(viewer).getByRole('status')).toHaveTextContent('1 of 3')
  })

  it('close with Back', async () => {
    const { user } = show()
    await user.click(within(getGallery()).getAllByRole('button')[0]!)
    const viewer = await getViewer()
    await user.click(screen.getByRole('button', { name: 'Back', hidden: true }))
    await waitFor(() => expect(viewer).not.toBeInTheDocument())
  })

  it('have no gallery and no steps where there is only one', async () => {
    const { user } = show({ photos: createProviderPage().photos.slice(0, 1) })
    expect(screen.queryByRole('region', { name: 'Photographs' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'A couple on the stairs' }))
    expect(within(await getViewer()).queryByRole('button', { name: 'Next photograph' })).not.toBeInTheDocument()
  })
})

it('shows a preview without the links to other pages of the site', () => {
  show({ edit: null }, {}, true)
  expect(screen.getByText('Photographs and films of the day')).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Photographer/ })).not.toBeInTheDocument()
  expect(screen.queryByText(/This is your entry/)).not.toBeInTheDocument()
})
