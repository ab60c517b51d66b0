import { jest } from '@jest/globals'
import { followPlan, type PlanBrowser } from './followPlan'

const STORE = 'https://apps.example/zaffa'
const plan = { kind: 'tryApp', url: 'zaffa://register', store: STORE, waitMs: 500, page: '/register' } as const

/** A fake browser that dispatches events and records the opened URLs. */
function makeBrowser() {
  const openedUrls: string[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const frame = new EventTarget()
  const browser = {
    showPage: (path: string) => void openedUrls.push(`page ${path}`),
    replace: (url: string) => void openedUrls.push(url),
    document: page,
    window: frame,
  } as unknown as PlanBrowser
  const hide = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { browser, openedUrls, page, frame, hide }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('followPlan', () => {
  it('replaces the current history entry when the plan is a page of the site', () => {
    const { browser, openedUrls } = makeBrowser()
    followPlan({ kind: 'page', page: '/register?x=1' }, browser)
    expect(openedUrls).toEqual(['page /register?x=1'])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('opens another URL without opening a store', () => {
    const { browser, openedUrls } = makeBrowser()
    followPlan({ kind: 'leave', url: 'https://zaffa.example/items', page: '/items' }, browser)
    jest.advanceTimersByTime(10_000)
    expect(openedUrls).toEqual(['https://zaffa.example/items'])
  })

  describe('when it tries to open the app', () => {
    it('opens the store once, exactly after the delay', () => {
      const { browser, openedUrls } = makeBrowser()
      followPlan(plan, browser)
      jest.advanceTimersByTime(499)
      expect(openedUrls).toEqual([plan.url])
      jest.advanceTimersByTime(1)
      expect(openedUrls).toEqual([plan.url, STORE])
      jest.advanceTimersByTime(10_000)
      expect(openedUrls).toHaveLength(2)
    })

    it('opens no store when the page was hidden, even if it is visible again before the delay ends', () => {
      const { browser, openedUrls, hide } = makeBrowser()
      followPlan(plan, browser)
      jest.advanceTimersByTime(100)
      hide('hidden')
      hide('visible')
      jest.advanceTimersByTime(10_000)
      expect(openedUrls).toEqual([plan.url])
    })

    it('opens no store when the page was left, even if it returns from the back-forward cache', () => {
      const { browser, openedUrls, frame } = makeBrowser()
      followPlan(plan, browser)
      frame.dispatchEvent(new Event('pagehide'))
      jest.advanceTimersByTime(10_000)
      expect(openedUrls).toEqual([plan.url])
    })

    it('opens no store in a window that was never visible', () => {
      const { browser, openedUrls, page } = makeBrowser()
      page.visibilityState = 'hidden'
      followPlan(plan, browser)
      jest.advanceTimersByTime(10_000)
      expect(openedUrls).toEqual([plan.url])
    })

    // Chrome says it as soon as an address is tried, also one of an app that is not there.
    it('ignores beforeunload', () => {
      const { browser, openedUrls, frame } = makeBrowser()
      followPlan(plan, browser)
      frame.dispatchEvent(new Event('beforeunload'))
      jest.advanceTimersByTime(500)
      expect(openedUrls).toEqual([plan.url, STORE])
    })

    it('opens no store after it is cancelled', () => {
      const { browser, openedUrls } = makeBrowser()
      followPlan(plan, browser)()
      jest.advanceTimersByTime(10_000)
      expect(openedUrls).toEqual([plan.url])
    })

    it.each(['hidden', 'completed', 'cancelled'])('removes its listeners when it is %s', (end) => {
      const { browser, page, frame, hide } = makeBrowser()
      const added = [page, frame].map((target) => jest.spyOn(target, 'addEventListener'))
      const removed = [page, frame].map((target) => jest.spyOn(target, 'removeEventListener'))
      const cancel = followPlan(plan, browser)
      if (end === 'completed') jest.advanceTimersByTime(500)
      else if (end === 'hidden') hide('hidden')
      else cancel()
      expect(added.map(({ mock }) => mock.calls.length)).toEqual([1, 1])
      expect(removed.map(({ mock }) => mock.calls)).toEqual(added.map(({ mock }) => mock.calls))
    })
  })
})
