import { jest } from '@jest/globals'
import {
  cleanUpAnalytics,
  getEventNames,
  getLastEntry,
  getPixelCalls,
  startStoreWithAnalytics,
  startStoreWithConsent,
} from '@tests/analytics'
import { storageKeys } from '@shared/storageKeys'
import { pageShown } from '@/features/analytics/actions'
import { consentChosen, selectConsentAsked } from '@/features/analytics/consent/consentSlice'
import { tabChosen } from '@/features/items/actions'

cleanUpAnalytics()

const countScripts = () => document.head.querySelectorAll('script').length
const showPage = (pathname: string, search = '') => pageShown({ pathname, search })
const pick = (entry: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, entry[name]]))

describe('consent', () => {
  it('is asked for before anything is loaded or stored', () => {
    const store = startStoreWithAnalytics()
    store.dispatch(showPage('/items'))
    store.dispatch(tabChosen('storage'))
    expect(selectConsentAsked(store.getState())).toBe(true)
    expect([countScripts(), window.dataLayer, window.ttq]).toEqual([0, undefined, undefined])
  })

  it('is stored when granted, and the current page and later ones are reported', () => {
    const store = startStoreWithAnalytics()
    store.dispatch(consentChosen('granted'))
    expect(localStorage.getItem(storageKeys.consent)).toBe('granted')
    expect(countScripts()).toBe(2)
    store.dispatch(showPage('/items'))
    store.dispatch(tabChosen('storage'))
    expect(getEventNames()).toEqual(['page_view', 'page_view', 'item_tab_click'])
    expect(getLastEntry()).toMatchObject({
      page_path: '/items',
      language: 'ar',
      country: 'EG',
      currency: 'EGP',
      items: [{ item_id: 'zaffa_storage' }],
    })
  })

  it('is not asked for again after an earlier visit', () => {
    const store = startStoreWithConsent()
    expect(selectConsentAsked(store.getState())).toBe(false)
    store.dispatch(showPage('/'))
    expect(getEventNames()).toEqual(['page_view'])
  })

  it.each(['refused', 'granted?'])('loads no script when the stored choice is “%s”', (kept) => {
    localStorage.setItem(storageKeys.consent, kept)
    const store = startStoreWithAnalytics()
    store.dispatch(showPage('/about'))
    expect(selectConsentAsked(store.getState())).toBe(kept !== 'refused')
    expect([countScripts(), window.dataLayer]).toEqual([0, undefined])
  })

  it('stops events and deletes vendor cookies when withdrawn, and loads no script twice when granted again', () => {
    document.cookie = '_ga=1; Path=/'
    document.cookie = 'zaffa-locale=ar; Path=/'
    const store = startStoreWithAnalytics()
    store.dispatch(consentChosen('granted'))
    store.dispatch(consentChosen('refused'))
    store.dispatch(showPage('/about'))
    store.dispatch(tabChosen('all'))
    expect(localStorage.getItem(storageKeys.consent)).toBe('refused')
    expect(getEventNames()).toEqual(['page_view'])
    expect([...(getLastEntry() as ArrayLike<unknown>[])].slice(0, 2)).toEqual(['consent', 'update'])
    expect(document.cookie).toBe('zaffa-locale=ar')
    store.dispatch(consentChosen('granted'))
    expect(getEventNames()).toEqual(['page_view', 'page_view'])
    expect(countScripts()).toBe(2)
  })

  it('follows the choice of another tab', () => {
    const store = startStoreWithAnalytics()
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.consent, newValue: 'granted' }))
    expect(getEventNames()).toEqual(['page_view'])
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.consent, newValue: 'refused' }))
    store.dispatch(showPage('/about'))
    expect(getEventNames()).toEqual(['page_view'])
  })
})

describe('page views', () => {
  it('are sent once for each page, even when the page is shown repeatedly', () => {
    const store = startStoreWithConsent()
    for (const path of ['/', '/about', '/about', '/']) store.dispatch(showPage(path))
    expect(getEventNames()).toEqual(['page_view', 'page_view', 'page_view'])
  })

  it('are not sent, and no script is loaded, on private pages', () => {
    localStorage.setItem(storageKeys.consent, 'granted')
    history.replaceState(null, '', '/reset-password?token=secret')
    const store = startStoreWithAnalytics()
    store.dispatch(showPage('/reset-password', '?token=secret'))
    expect([countScripts(), window.dataLayer]).toEqual([0, undefined])
    store.dispatch(showPage('/login'))
    store.dispatch(showPage('/Invitations/Invitation', '?slug=omar-k3v9'))
    store.dispatch(tabChosen('all'))
    expect(getEventNames()).toEqual(['page_view'])
    expect(JSON.stringify([window.dataLayer, getPixelCalls()])).not.toMatch(/secret|omar/)
  })
})

describe('time on page', () => {
  it('is sent before the next page view', () => {
    localStorage.setItem(storageKeys.consent, 'granted')
    const now = performance.now()
    const store = startStoreWithAnalytics()
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 8000)
    store.dispatch(showPage('/about'))
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

  it('is sent when the page is left', () => {
    localStorage.setItem(storageKeys.consent, 'granted')
    const now = performance.now()
    startStoreWithAnalytics()
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 8000)
    window.dispatchEvent(new Event('pagehide'))
    clock.mockRestore()
    expect(getLastEntry()).toMatchObject({ event: 'time_on_page', seconds: 8, page_path: '/' })
  })
})
