import { jest } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { renderSite } from '@tests/render'
import { WatchDemo } from './WatchDemo'

const Address = () => {
  const { search, hash } = useLocation()
  return <output data-navigation-type={useNavigationType()}>{search + hash}</output>
}
const open = (at: string) =>
  renderSite(
    <>
      <WatchDemo templates={['a.svg', 'b.svg', 'c.svg', 'd.svg']} />
      <Address />
    </>,
    { at },
  )
const address = () => document.querySelector('output')?.textContent
const isPaused = () => document.querySelector('[data-paused]')?.getAttribute('data-paused')
const getCurrentScene = () => document.querySelector('[aria-current="step"]')?.textContent

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'matchMedia')
})

describe('WatchDemo', () => {
  it('opens by its link, and on Escape closes and restores the page', async () => {
    const { user } = open('/?lang=en')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Watch Demo' }))
    expect(await screen.findByRole('dialog', { name: 'From a blank page to a full hall' })).toBeVisible()
    expect(address()).toBe('?lang=en#demo')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('?lang=en')
    // Closed by going back, so that the way back does not open it again.
    expect(document.querySelector('output')).toHaveAttribute('data-navigation-type', 'POP')
  })

  it('opens by its hash and closes without leaving the site', async () => {
    const { user } = open('/?lang=en#demo')
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('?lang=en'))
  })

  it('plays all scenes, stops at the last one and can be replayed', async () => {
    open('/#demo')
    await screen.findByRole('dialog')
    jest.useFakeTimers()
    // Stopped and started again, so that its clock is ours.
    act(() => screen.getByRole('button', { name: 'Pause' }).click())
    act(() => jest.advanceTimersByTime(60_000))
    expect(isPaused()).toBe('true')
    expect(getCurrentScene()).toBe('1. You write')
    act(() => screen.getByRole('button', { name: 'Play' }).click())
    for (const scene of ['2. You choose', '3. You publish', '4. They open it', '4. They open it']) {
      act(() => jest.advanceTimersByTime(5000))
      expect(getCurrentScene()).toBe(scene)
    }
    act(() => screen.getByRole('button', { name: 'Play' }).click())
    expect(getCurrentScene()).toBe('1. You write')
  })

  it('does not play with reduced motion until a scene is chosen', async () => {
    const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
    window.matchMedia = (media: string) => ({ ...listeners, matches: true, media }) as unknown as MediaQueryList
    const { user } = open('/#demo')
    expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '3. You publish' }))
    expect(getCurrentScene()).toBe('3. You publish')
    expect(isPaused()).toBe('false')
    expect(screen.getByText('One tap gives you a private link, ready for WhatsApp.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Create your invitation' })).toHaveAttribute('href', '/createInvitation')
  })
})
