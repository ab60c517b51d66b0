import { jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PublicInvitation } from '@/api'
import { storageKeys } from '@shared/storageKeys'
import { COUNTDOWN_TICK_MS } from '@/card/countdown'
import { createPublicInvitation } from '@tests/fixtures/invitation'
import { setMusicState } from '../open/musicClicks'
import { startPage } from './startPage'
import { prepare, renderInvitation } from './render'

const invitation = createPublicInvitation('omar-laila-k3v9')
const siteUrl = 'https://zaffa.example'
const NOTICE = '/static/js/notice.js'
/** Two days and an hour before the wedding. */
const now = Date.UTC(2027, 5, 16, 15, 30)

function renderDocument(locale: 'ar' | 'en', changes: Partial<PublicInvitation> = {}): string {
  const page = renderInvitation({ invitation: { ...invitation, ...changes }, locale, siteUrl, now })
  return `<!doctype html><html lang="${locale}" dir="${page.direction}"><head>${page.head}</head><body><div id="root">${page.body}</div></body></html>`
}

let stop: () => void = () => undefined

/** Shows a rendered page and starts its script, as the browser does. */
function open(locale: 'ar' | 'en', changes: Partial<PublicInvitation> = {}): HTMLElement {
  const page = new DOMParser().parseFromString(renderDocument(locale, changes), 'text/html')
  document.title = page.title
  document.documentElement.lang = locale
  document.body.replaceChildren(...document.adoptNode(page.body).childNodes)
  const root = document.getElementById('root')!
  stop = startPage(root, { noticeScript: NOTICE })
  return root
}
const findNoticeScripts = () => document.head.querySelectorAll(`script[src="${NOTICE}"]`)

const fetched = jest.fn<typeof fetch>()
const realFetch = globalThis.fetch
const mockPage = (html: string, status = 200) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(html, { status })))

beforeAll(async () => {
  await prepare()
  // jsdom has no PerformanceObserver.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
    },
  })
  await import('./inline')
})
beforeEach(() => {
  fetched.mockReset()
  globalThis.fetch = fetched
})
afterEach(() => {
  stop()
  globalThis.fetch = realFetch
  document.body.replaceChildren()
  for (const script of findNoticeScripts()) script.remove()
})

describe('a rendered invitation', () => {
  afterEach(() => jest.useRealTimers())

  it.each([
    ['ar', '٠٠ يوم ٠٠ ساعة ٠٠ دقيقة ٠٢ ثانية', '٠١ ثانية'],
    ['en', '00 Days 00 Hours 00 Minutes 02 Seconds', '01 Second'],
  ] as const)('counts down to the arrival message in %s', (locale, before, after) => {
    jest.useFakeTimers({ now: Date.UTC(2027, 5, 18, 16, 30) - 2 * COUNTDOWN_TICK_MS })
    open(locale)
    const timer = screen.getByRole('timer')
    expect(timer).toHaveTextContent(before)
    jest.advanceTimersByTime(COUNTDOWN_TICK_MS)
    expect(timer).toHaveTextContent(after)
    jest.advanceTimersByTime(COUNTDOWN_TICK_MS)
    expect(timer).not.toBeVisible()
    expect(screen.getByText(locale === 'ar' ? 'حلّ يوم الزفاف!' : 'The Wedding Day Has Arrived!')).toBeVisible()
  })

  it('copies its link when the button is clicked before the script has run', async () => {
    const writeText = jest.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    open('en')
    stop()
    screen.getByRole('button', { name: 'Copy Link' }).click()
    expect(await screen.findByText('Link copied', { exact: false })).toHaveTextContent('omar-laila-k3v9')
    expect(writeText).toHaveBeenCalledTimes(1)
  })
})

describe('the switch of language', () => {
  it('shows the page in the other language without a reload, and stores the choice', async () => {
    mockPage(renderDocument('en'))
    const root = open('ar')
    root.querySelector('details')!.open = true
    setMusicState(root.querySelector<HTMLElement>('[data-music]')!, 'playing')
    await userEvent.setup({ delay: null }).click(screen.getByRole('link', { name: 'English' }))
    expect(await screen.findByText('Until we celebrate')).toBeInTheDocument()
    expect(fetched.mock.calls[0]?.[0]).toMatch(/slug=omar-laila-k3v9&lang=en$/)
    expect([document.title, document.documentElement.lang, document.documentElement.dir]).toEqual([
      'Wedding of عمر & ليلى',
      'en',
      'ltr',
    ])
    expect(localStorage.getItem(storageKeys.locale)).toBe('en')
    expect(root.querySelector('details')).toHaveAttribute('open')
    expect(screen.getByRole('button', { name: 'Pause the music' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'العربية' })).toHaveFocus()
  })

  it('leaves a click for a new tab to the browser', () => {
    open('ar')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    screen.getByRole('link', { name: 'English' }).dispatchEvent(click)
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('what a guest has typed', () => {
  const typeName = async () => {
    await userEvent.setup({ delay: null }).click(screen.getByText('Tell the family'))
    await userEvent.setup({ delay: null }).type(screen.getByRole('textbox', { name: 'Your name' }), 'Sameh')
  }
  const setVisibility = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  afterEach(() => {
    sessionStorage.clear()
    setVisibility('visible')
    window.history.replaceState(null, '', '/')
  })

  it('stays in the form when the language changes', async () => {
    mockPage(renderDocument('ar', { takesRequests: true }))
    const root = open('en', { takesRequests: true })
    await typeName()
    await userEvent.setup({ delay: null }).click(screen.getByRole('link', { name: 'العربية' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('ar'))
    const field = root.querySelector<HTMLInputElement>('input[name=name]')!
    expect(field).toHaveValue('Sameh')
    expect(field).toBeVisible()
  })

  it('is in the form again when the page is loaded again, but not after it was sent', async () => {
    open('en', { takesRequests: true })
    await typeName()
    setVisibility('hidden')
    stop()
    setVisibility('visible')
    open('en', { takesRequests: true })
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Sameh')
    setVisibility('hidden')
    stop()
    setVisibility('visible')
    window.history.replaceState(null, '', '/#request-stored')
    const root = open('en', { takesRequests: true })
    expect(root.querySelector('input[name=name]')).toHaveValue('')
  })

  it('is not filled into the page of another invitation', async () => {
    open('en', { takesRequests: true })
    await typeName()
    setVisibility('hidden')
    stop()
    setVisibility('visible')
    window.history.replaceState(null, '', '/?slug=other')
    const root = open('en', { takesRequests: true })
    expect(root.querySelector('input[name=name]')).toHaveValue('')
  })
})

describe('the notice about changes', () => {
  it('is not loaded on a first visit or without changes', () => {
    open('en')
    stop()
    open('en')
    expect(findNoticeScripts()).toHaveLength(0)
  })

  it('is loaded once when something has changed', () => {
    open('en')
    stop()
    open('en', { weddinghole: 'Andalus Hall' })
    stop()
    open('en', { weddinghole: 'Andalus Hall' })
    expect(findNoticeScripts()).toHaveLength(1)
  })
})

describe('a page that stays open', () => {
  const returnAfter = (ms: number) => {
    jest.advanceTimersByTime(ms)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  beforeEach(() => {
    jest.useFakeTimers({ now })
    open('en')
  })
  afterEach(() => jest.useRealTimers())

  it('fetches itself when the guest returns after a minute, and shows a newer version', async () => {
    mockPage(renderDocument('en', { weddinghole: 'Andalus Hall', version: 4 }))
    returnAfter(59_000)
    expect(fetched).not.toHaveBeenCalled()
    returnAfter(2000)
    await waitFor(() => expect(document.querySelector('address')).toHaveTextContent('Andalus Hall'))
    expect(fetched.mock.calls[0]?.[0]).toMatch(/slug=omar-laila-k3v9&lang=en$/)
    expect(findNoticeScripts()).toHaveLength(1)
  })

  it('keeps its elements when there is no newer version', async () => {
    mockPage(renderDocument('en'))
    const card = document.querySelector('article')
    returnAfter(61_000)
    await jest.advanceTimersByTimeAsync(100)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(document.querySelector('article')).toBe(card)
  })

  it.each([404, 500])('keeps showing the invitation when the response is %i', async (status) => {
    mockPage('<h1>gone</h1>', status)
    returnAfter(61_000)
    await jest.advanceTimersByTimeAsync(100)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(document.querySelector('address')).toHaveTextContent('قاعة النيل')
  })
})
