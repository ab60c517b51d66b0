import { createHash, webcrypto } from 'node:crypto'
import { jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { api as url, apiServer } from '@tests/mocks/api'
import { generatedApi } from '@/api'
import { storageKeys } from '@shared/storageKeys'
import { defaultSiteConfig } from '@shared/siteConfig'
import { pageShown } from '@/features/analytics/actions'
import { consentChosen, selectConsentAsked } from '@/features/analytics/consent/consentSlice'
import { hashPerson } from '@/features/analytics/identity'
import { tabChosen } from '@/features/items/actions'
import { createStore } from '@/store/createStore'
import { startAnalytics } from './startAnalytics'

const server = apiServer()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const config = {
  ...defaultSiteConfig,
  analytics: { ...defaultSiteConfig.analytics, tagManagerId: 'GTM-A', tiktokPixelId: 'C1' },
}

let stop: (() => void) | null = null

function start() {
  const store = createStore({ apiHost: 'http://localhost' })
  stop = startAnalytics({ dispatch: store.dispatch, config })
  return store
}

/** Names of what the tag manager was told, in order. */
const told = () =>
  (window.dataLayer ?? [])
    .map((entry) => (entry as { event?: string }).event)
    .filter((name) => name && name !== 'gtm.js')
const last = () => window.dataLayer?.at(-1)
const scripts = () => document.head.querySelectorAll('script').length
const goTo = (pathname: string, search = '') => pageShown({ pathname, search })
const pick = (entry: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, entry[name]]))
const pixel = () => [...(window.ttq ?? [])]

beforeEach(() => {
  document.documentElement.lang = 'ar'
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: webcrypto.subtle })
})
afterEach(() => {
  stop?.()
  document.head.replaceChildren()
  history.replaceState(null, '', '/')
  for (const name of ['dataLayer', 'ttq']) Reflect.deleteProperty(window, name)
})

describe('consent', () => {
  it('is asked for before anything is loaded or stored', () => {
    const store = start()
    store.dispatch(goTo('/items'))
    store.dispatch(tabChosen('storage'))
    expect(selectConsentAsked(store.getState())).toBe(true)
    expect([scripts(), window.dataLayer, window.ttq]).toEqual([0, undefined, undefined])
  })

  it('is stored when granted, and the current page and later ones are reported', () => {
    const store = start()
    store.dispatch(consentChosen('granted'))
    expect(localStorage.getItem(storageKeys.consent)).toBe('granted')
    expect(scripts()).toBe(2)
    store.dispatch(goTo('/items'))
    store.dispatch(tabChosen('storage'))
    expect(told()).toEqual(['page_view', 'page_view', 'item_tab_click'])
    expect(last()).toMatchObject({
      page_path: '/items',
      language: 'ar',
      country: 'EG',
      currency: 'EGP',
      items: [{ item_id: 'zaffa_storage' }],
    })
  })

  it('is not asked for again after an earlier visit', () => {
    localStorage.setItem(storageKeys.consent, 'granted')
    const store = start()
    expect(selectConsentAsked(store.getState())).toBe(false)
    store.dispatch(goTo('/'))
    expect(told()).toEqual(['page_view'])
  })

  it.each(['refused', 'granted?'])('loads no script when the stored choice is “%s”', (kept) => {
    localStorage.setItem(storageKeys.consent, kept)
    const store = start()
    store.dispatch(goTo('/about'))
    expect(selectConsentAsked(store.getState())).toBe(kept !== 'refused')
    expect([scripts(), window.dataLayer]).toEqual([0, undefined])
  })

  it('stops events and deletes vendor cookies when withdrawn, and loads no script twice when granted again', () => {
    document.cookie = '_ga=1; Path=/'
    document.cookie = 'zaffa-locale=ar; Path=/'
    const store = start()
    store.dispatch(consentChosen('granted'))
    store.dispatch(consentChosen('refused'))
    store.dispatch(goTo('/about'))
    store.dispatch(tabChosen('all'))
    expect(localStorage.getItem(storageKeys.consent)).toBe('refused')
    expect(told()).toEqual(['page_view'])
    expect([...(last() as ArrayLike<unknown>[])].slice(0, 2)).toEqual(['consent', 'update'])
    expect(document.cookie).toBe('zaffa-locale=ar')
    store.dispatch(consentChosen('granted'))
    expect(told()).toEqual(['page_view', 'page_view'])
    expect(scripts()).toBe(2)
  })

  it('follows the choice of another tab', () => {
    const store = start()
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.consent, newValue: 'granted' }))
    expect(told()).toEqual(['page_view'])
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.consent, newValue: 'refused' }))
    store.dispatch(goTo('/about'))
    expect(told()).toEqual(['page_view'])
  })
})

describe('page views', () => {
  it('are sent once for each page, even when the page is shown repeatedly', () => {
    localStorage.setItem(storageKeys.consent, 'granted')
    const store = start()
    for (const path of ['/', '/about', '/about', '/']) store.dispatch(goTo(path))
    expect(told()).toEqual(['page_view', 'page_view', 'page_view'])
  })

  it('are not sent, and no script is loaded, on private pages', () => {
    localStorage.setItem(storageKeys.consent, 'granted')
    history.replaceState(null, '', '/reset-password?token=secret')
    const store = start()
    store.dispatch(goTo('/reset-password', '?token=secret'))
    expect([scripts(), window.dataLayer]).toEqual([0, undefined])
    store.dispatch(goTo('/login'))
    store.dispatch(goTo('/Invitations/Invitation', '?slug=omar-k3v9'))
    store.dispatch(tabChosen('all'))
    expect(told()).toEqual(['page_view'])
    expect(JSON.stringify([window.dataLayer, pixel()])).not.toMatch(/secret|omar/)
  })
})

describe('form results', () => {
  const credentials = { email: ' Laila@Example.com', password: 'Farah#2027' }
  const register = { credentials }
  const granted = () => {
    localStorage.setItem(storageKeys.consent, 'granted')
    return start()
  }

  it('send the hashed person before a success', async () => {
    server.use(http.post(url('/identity/register'), () => HttpResponse.json({ message: 'success' })))
    const store = granted()
    await store.dispatch(generatedApi.endpoints.register.initiate(register))
    expect(last()).toMatchObject({ event: 'form_success', form: 'register' })
    const expected = [
      ['identify', { email: sha256('laila@example.com') }],
      ['track', 'CompleteRegistration'],
    ]
    await waitFor(() => expect(pixel().slice(-2)).toEqual(expected))
    expect(JSON.stringify([window.dataLayer, pixel()])).not.toMatch(/laila|Farah/i)
  })

  it('send no person when the consent is withdrawn during hashing', async () => {
    server.use(http.post(url('/identity/register'), () => HttpResponse.json({ message: 'success' })))
    const store = granted()
    await store.dispatch(generatedApi.endpoints.register.initiate(register))
    store.dispatch(consentChosen('refused'))
    // Hashed after the one before it.
    await hashPerson(credentials)
    expect(pixel().flat()).not.toContain('identify')
    expect(pixel().flat()).not.toContain('CompleteRegistration')
  })

  it('send the hashed phone number of a provider', async () => {
    server.use(
      http.post(url('/services/providers/registration'), () =>
        HttpResponse.json({ id: '1', status: 'pending' }, { status: 201 }),
      ),
    )
    const store = granted()
    const providerRegistration = {
      fullName: 'Nour',
      contactNumber: '01012345678',
      emailAddress: 'nour@example.com',
      serviceClasses: ['dj'],
    } as never
    await store.dispatch(generatedApi.endpoints.registerProvider.initiate({ providerRegistration }))
    const hashed = { email: sha256('nour@example.com'), phone_number: sha256('+201012345678') }
    await waitFor(() =>
      expect(pixel().slice(-2)).toEqual([
        ['identify', hashed],
        ['track', 'SubmitForm'],
      ]),
    )
  })

  it.each([
    [() => HttpResponse.json({ code: 'email_in_use', message: 'x' }, { status: 409 }), 'other'],
    [() => HttpResponse.json({ code: 'validation_failed', message: 'x', errors: [] }, { status: 400 }), 'badRequest'],
    [() => HttpResponse.error(), 'network'],
  ])('send a failure with its reason and without the person', async (answer, reason) => {
    server.use(http.post(url('/identity/register'), answer))
    const store = granted()
    await store.dispatch(generatedApi.endpoints.register.initiate(register))
    expect(last()).toMatchObject({ event: 'form_failure', form: 'register', reason })
    expect(pixel().flat()).not.toContain('identify')
  })

  it('send a failure when the server refuses with status 200', async () => {
    server.use(
      http.post(url('/identity/login'), () => HttpResponse.json({ message: 'Wrong' })),
      http.post(url('/identity/delete'), () => HttpResponse.json({ success: false, errors: ['Wrong'] })),
    )
    const store = granted()
    await store.dispatch(generatedApi.endpoints.login.initiate({ loginRequest: credentials }))
    expect(last()).toMatchObject({ event: 'form_failure', form: 'login', reason: 'refused' })
    await store.dispatch(
      generatedApi.endpoints.deleteAccount.initiate({ deleteAccount: { emailOrPhone: 'a@b', password: 'x' } }),
    )
    expect(last()).toMatchObject({ event: 'form_failure', form: 'delete_account', reason: 'refused' })
  })

  it('are not sent for calls that a listener makes', async () => {
    server.use(
      http.put(url('/users/profile'), () =>
        HttpResponse.json({ id: '1', email: 'a@b', version: 2, createdAt: '', updatedAt: '' }),
      ),
    )
    const store = granted()
    const profileUpdate = { version: 1 } as never
    await store.dispatch(generatedApi.endpoints.updateProfile.initiate({ profileUpdate }, { track: false }))
    expect(told()).toEqual(['page_view'])
    await store.dispatch(generatedApi.endpoints.updateProfile.initiate({ profileUpdate }))
    expect(told()).toEqual(['page_view', 'form_success'])
  })
})

it('reports the time on a page before the next page view', () => {
  localStorage.setItem(storageKeys.consent, 'granted')
  const now = performance.now()
  const store = start()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 8000)
  store.dispatch(goTo('/about'))
  clock.mockRestore()
  const pages = (window.dataLayer ?? [])
    .slice(2)
    .map((entry) => Object.values(pick(entry as Record<string, unknown>, 'event', 'page_path')))
  expect(pages).toEqual([
    ['page_view', '/'],
    ['time_on_page', '/'],
    ['page_view', '/about'],
  ])
})

it('reports the time on a page when the page is left', () => {
  localStorage.setItem(storageKeys.consent, 'granted')
  const now = performance.now()
  start()
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 8000)
  window.dispatchEvent(new Event('pagehide'))
  clock.mockRestore()
  expect(last()).toMatchObject({ event: 'time_on_page', seconds: 8, page_path: '/' })
})
