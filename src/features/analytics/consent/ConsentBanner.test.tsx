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

const asked = { consent: { offered: true, choice: null, reopened: false } }
const askedAgain = { consent: { offered: true, choice: 'granted' as const, reopened: true } }

describe('the question', () => {
  it.each([
    ['Accept', 'granted'],
    ['Refuse', 'refused'],
  ])('is answered with %s', async (name, choice) => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: asked })
    await user.click(screen.getByRole('button', { name }))
    expect(selectConsentChoice(store.getState())).toBe(choice)
    expect(selectConsentAsked(store.getState())).toBe(false)
  })

  it('says what it is about, in a region of that name, and leads to the policy', () => {
    renderSite(<ConsentBanner />)
    expect(screen.getByRole('region', { name: 'May we see how the site is used?' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  })

  it('takes no focus by itself, and cannot be closed without an answer', async () => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: asked })
    expect(document.body).toHaveFocus()
    await user.tab()
    await user.keyboard('{Escape}')
    expect(selectConsentAsked(store.getState())).toBe(true)
    expect(screen.queryByRole('button', { name: 'Keep my choice' })).toBeNull()
  })

  it('is asked in Arabic too', () => {
    renderSite(<ConsentBanner />, { locale: 'ar' })
    expect(screen.getByRole('button', { name: 'أوافق' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'أرفض' })).toBeInTheDocument()
  })
})

describe('the question asked again', () => {
  it('has the focus, says the answer so far, and can be left as it is', async () => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: askedAgain })
    expect(screen.getByRole('heading')).toHaveFocus()
    expect(screen.getByText('Your current choice: accepted.')).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(selectConsentAsked(store.getState())).toBe(false)
    expect(selectConsentChoice(store.getState())).toBe('granted')
  })

  it('is left by its button too', async () => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: askedAgain })
    await user.click(screen.getByRole('button', { name: 'Keep my choice' }))
    expect(selectConsentAsked(store.getState())).toBe(false)
    expect(selectConsentChoice(store.getState())).toBe('granted')
  })

  it('can be answered otherwise', async () => {
    const { store, user } = renderSite(<ConsentBanner />, { preloadedState: askedAgain })
    await user.click(screen.getByRole('button', { name: 'Refuse' }))
    expect(selectConsentAsked(store.getState())).toBe(false)
    expect(selectConsentChoice(store.getState())).toBe('refused')
  })
})
