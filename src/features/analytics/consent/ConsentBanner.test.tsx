import { screen } from '@testing-library/react'
import { renderSite } from '@tests/render'
import ConsentBanner from './ConsentBanner'
import { selectConsentAsked, selectConsentChoice } from './consentSlice'

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
})

const consentState = { consent: { offered: true, choice: null, reopened: false } }
const askedAgain = { consent: { offered: true, choice: 'granted' as const, reopened: true } }

describe('ConsentBanner', () => {
  it.each([
    ['Accept', 'granted'],
    ['Refuse', 'refused'],
  ])('stores the choice of the button %s', async (name, choice) => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: consentState })
    await user.click(screen.getByRole('button', { name }))
    expect(selectConsentChoice(store.getState())).toBe(choice)
    expect(selectConsentAsked(store.getState())).toBe(false)
  })

  it('is a named region with a link to the policy', () => {
    renderSite(<ConsentBanner />)
    expect(screen.getByRole('region', { name: 'May we see how the site is used?' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  })

  it('does not take the focus, and cannot be closed without an answer', async () => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: consentState })
    expect(document.body).toHaveFocus()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(selectConsentAsked(store.getState())).toBe(true)
    expect(screen.queryByRole('button', { name: 'Keep my choice' })).toBeNull()
  })

  it('is translated into Arabic', () => {
    renderSite(<ConsentBanner />, { locale: 'ar' })
    expect(screen.getByRole('button', { name: 'أوافق' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'أرفض' })).toBeInTheDocument()
  })
})

describe('ConsentBanner, opened again', () => {
  it('takes the focus, shows the current choice and closes without a change', async () => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: askedAgain })
    expect(screen.getByRole('heading')).toHaveFocus()
    expect(screen.getByText('Your current choice: accepted.')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(selectConsentAsked(store.getState())).toBe(false)
    expect(selectConsentChoice(store.getState())).toBe('granted')
  })

  it('closes by its button', async () => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: askedAgain })
    await user.click(screen.getByRole('button', { name: 'Keep my choice' }))
    expect(selectConsentAsked(store.getState())).toBe(false)
    expect(selectConsentChoice(store.getState())).toBe('granted')
  })

  it('accepts another choice', async () => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: askedAgain })
    await user.click(screen.getByRole('button', { name: 'Refuse' }))
    expect(selectConsentAsked(store.getState())).toBe(false)
    expect(selectConsentChoice(store.getState())).toBe('refused')
  })
})
