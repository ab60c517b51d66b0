import { configureStore, createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit'
import { jest } from '@jest/globals'
import { observePage } from '.'
import type { AppDispatch } from '@/store/hooks'
import { pageShown } from '../actions'
import { depthReached, engagementScored, linkFollowed, memoryRead, mouseMoved, timeSpent } from './actions'

const stores = {
  shop: 'https://store.example',
  google_play: 'https://play.example/app',
  app_store: 'https://apps.example/id0',
}
const MIB = 1024 * 1024

let seen: UnknownAction[]
let stop: () => void
let dispatch: (action: UnknownAction) => unknown

/** @returns the payloads of the dispatched actions of one type */
const getPayloads = <P>(creator: { match: (action: UnknownAction) => action is UnknownAction & { payload: P } }): P[] =>
  seen.filter(creator.match).map(({ payload }) => payload)

/** Defines a property that jsdom lacks or makes read-only. */
const setProperty = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value })

function setVisibility(visibility: 'visible' | 'hidden'): void {
  setProperty(document, 'visibilityState', visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

function scrollTo(px: number): void {
  setProperty(document.documentElement, 'scrollTop', px)
  document.dispatchEvent(new Event('scroll'))
}

function click(href: string): void {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = href
  link.innerHTML = '<span>to</span>'
  link.addEventListener('click', (event) => event.preventDefault())
  link.querySelector('span')?.click()
}

beforeEach(() => {
  jest.useFakeTimers()
  setVisibility('visible')
  setProperty(document.documentElement, 'clientHeight', 1000)
  setProperty(document.documentElement, 'scrollHeight', 3000)
  setProperty(performance, 'memory', { usedJSHeapSize: 12.4 * MIB, jsHeapSizeLimit: 2048 * MIB })
  seen = []
  const listeners = createListenerMiddleware()
  const store = configureStore({
    reducer: (state: object = {}) => state,
    middleware: (defaults) => defaults().prepend(listeners.middleware),
  })
  listeners.startListening({ predicate: () => true, effect: (action) => void seen.push(action) })
  dispatch = (action) => store.dispatch(action)
  stop = observePage(store.dispatch as AppDispatch, stores)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  document.body.replaceChildren()
})

const showPage = (pathname: string) => dispatch(pageShown({ pathname, search: '' }))

describe('scroll depth', () => {
  it('is reported once for each page and threshold', () => {
    for (const px of [0, 400, 500, 1100, 300, 1100, 2000]) scrollTo(px)
    expect(getPayloads(depthReached)).toEqual([25, 50, 75, 90])
    showPage('/about')
    scrollTo(600)
    expect(getPayloads(depthReached)).toEqual([25, 50, 75, 90, 25])
  })

  it('ignores scrolling inside the page', () => {
    setProperty(document.documentElement, 'scrollTop', 2000)
    document.body.dispatchEvent(new Event('scroll'))
    expect(getPayloads(depthReached)).toEqual([])
  })
})

describe('time on page', () => {
  const getTimesSpent = () => getPayloads(timeSpent)

  it('is reported at navigation when it is longer than 5 s', () => {
    jest.advanceTimersByTime(5001)
    showPage('/about')
    jest.advanceTimersByTime(5000)
    showPage('/items')
    expect(getTimesSpent()).toEqual([5001])
  })

  it('is reported when the page is hidden, and not again when the page is left afterwards', () => {
    jest.advanceTimersByTime(7000)
    setVisibility('hidden')
    expect(getTimesSpent()).toEqual([7000])
    window.dispatchEvent(new Event('pagehide'))
    expect(getTimesSpent()).toHaveLength(1)
  })

  it('excludes time in the background', () => {
    setVisibility('hidden')
    jest.advanceTimersByTime(60_000)
    setVisibility('visible')
    jest.advanceTimersByTime(6000)
    window.dispatchEvent(new Event('pagehide'))
    expect(getTimesSpent()).toEqual([6000])
  })

  it('keeps counting when the same page is shown again', () => {
    jest.advanceTimersByTime(4000)
    showPage('/')
    jest.advanceTimersByTime(4000)
    setVisibility('hidden')
    expect(getTimesSpent()).toEqual([8000])
  })
})

describe('followed links', () => {
  it('are reported by kind, even when a nested element is clicked', () => {
    for (const href of ['/about', 'https://wa.me/?text=secret', 'https://store.example/rings', '/files/plan.pdf'])
      click(href)
    expect(getPayloads(linkFollowed)).toEqual([
      { kind: 'outbound', domain: 'wa.me' },
      { kind: 'store', store: 'shop' },
      { kind: 'download', file: 'plan.pdf', extension: 'pdf' },
    ])
  })
})

describe('engagement', () => {
  it('is reported every 60 s while visible, and grows with activity', () => {
    showPage('/')
    jest.advanceTimersByTime(59_999)
    expect(getPayloads(engagementScored)).toEqual([])
    jest.advanceTimersByTime(1)
    click('/about')
    scrollTo(2000)
    showPage('/about')
    jest.advanceTimersByTime(60_000)
    expect(getPayloads(engagementScored)).toEqual([20, 79])
  })

  it('does not grow in the background', () => {
    setVisibility('hidden')
    jest.advanceTimersByTime(180_000)
    expect(getPayloads(engagementScored)).toEqual([])
  })
})

describe('memory', () => {
  it('is reported every 30 s, in MiB', () => {
    jest.advanceTimersByTime(29_999)
    expect(getPayloads(memoryRead)).toEqual([])
    jest.advanceTimersByTime(30_001)
    expect(getPayloads(memoryRead)).toEqual([
      { usedMb: 12, limitMb: 2048 },
      { usedMb: 12, limitMb: 2048 },
    ])
  })

  it('is not reported where the browser does not provide it', () => {
    setProperty(performance, 'memory', undefined)
    jest.advanceTimersByTime(60_000)
    expect(getPayloads(memoryRead)).toEqual([])
  })
})

describe('mouse position', () => {
  const move = (clientX: number) =>
    document.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY: innerHeight / 2 }))
  it('is reported at most once in 5 s', () => {
    move(0)
    jest.advanceTimersByTime(4999)
    move(innerWidth)
    expect(getPayloads(mouseMoved)).toEqual([{ xPercent: 0, yPercent: 50 }])
    jest.advanceTimersByTime(1)
    move(innerWidth)
    expect(getPayloads(mouseMoved).at(-1)).toEqual({ xPercent: 100, yPercent: 50 })
  })
})

it('reports nothing after it is stopped', () => {
  stop()
  jest.advanceTimersByTime(120_000)
  scrollTo(2000)
  click('https://wa.me/')
  setVisibility('hidden')
  document.dispatchEvent(new MouseEvent('mousemove'))
  expect(seen).toEqual([])
})
