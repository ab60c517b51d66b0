import { Key } from 'webdriverio'
import type { Invitation } from '@/api/generated/endpoints'
import { dashboardPath, paths, weddingPath } from '@shared/routes'
import { createAccount, publish, register } from '../support/couple.ts'
import { fillGuestList } from '../support/guestList.ts'
import { skipToContent } from '../support/keyboard.ts'
import { fillReplies } from '../support/replies.ts'
import { checkPage } from '../support/pageChecks.ts'
import { getSiteUrl, locale, resetBrowser, screen, signInBrowser, visit, waitForPath } from '../support/visit.ts'

const FIRST_FAMILY = '[data-row="0"]'
/** Presses of Tab from the content of the page to the first family. */
const MAX_TABS = 12
/** Bound of the cumulative layout shift of each page. */
const MAX_SHIFT = 0.01

/** @returns the number of families that are wholly in sight, above the bars of the window */
const countFamiliesInSight = (): Promise<number> =>
  browser.execute(
    () =>
      [...document.querySelectorAll('[data-row]')].filter((name) => {
        const { left, right, bottom } = name.closest('[role="row"]')!.getBoundingClientRect()
        return name.closest('[role="row"]')!.contains(document.elementFromPoint((left + right) / 2, bottom - 2))
      }).length,
  )

/** @returns the name of the first family below the navigation bar, and how far from the top of the window it is */
const getTopFamily = () =>
  browser.execute(() => {
    const names = [...document.querySelectorAll('[data-row]')]
    const first = names.find((name) => name.getBoundingClientRect().top > 100)
    return { name: first?.textContent, top: first?.getBoundingClientRect().top }
  })

/** @returns the cumulative layout shift of the page since it was opened */
const measureShift = (): Promise<number> =>
  browser.execute(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0)
  })

/** Follows a link of the tabs, which are out of sight on a scrolled desktop. */
async function follow(path: string): Promise<void> {
  await browser.execute(
    (href: string) => document.querySelector<HTMLElement>(`nav a[href="${href}"]`)?.focus({ preventScroll: true }),
    path,
  )
  // Chromium may skip entries of the history that were added without a key or a tap.
  await browser.keys('Enter')
}

describe('the pages of a wedding', () => {
  const account = createAccount()
  let weddingId = ''
  const getPath = (page: Parameters<typeof weddingPath>[0]) => weddingPath(page, weddingId)

  before(async () => {
    await resetBrowser()
    await register(getSiteUrl(), account)
    const published: Invitation = await publish(getSiteUrl(), account, locale, 1)
    ;({ weddingId } = published)
    await fillGuestList(getSiteUrl(), account, weddingId, locale, 60)
    await signInBrowser(account)
  })

  it('show at least three families at the first look, a phone their tabs at the bottom, and reach the first family by keyboard', async () => {
    await visit(getPath('guests'))
    await $(FIRST_FAMILY).waitForDisplayed()
    expect(await countFamiliesInSight()).toBeGreaterThanOrEqual(3)
    await checkPage()

    if (screen === 'phone') {
      const tabs = await browser.execute(() =>
        [...document.querySelectorAll('nav li a[aria-current], nav li a[href*="/weddings/"]')].map((tab) => {
          const { width, height, bottom } = tab.getBoundingClientRect()
          return { isLarge: width >= 44 && height >= 44, isAtBottom: window.innerHeight - bottom < 8 }
        }),
      )
      expect(tabs.length).toBeGreaterThanOrEqual(4)
      for (const tab of tabs) expect(tab).toEqual({ isLarge: true, isAtBottom: true })
    }

    await skipToContent()
    let presses = 0
    while (!(await $(FIRST_FAMILY).isFocused()) && presses <= MAX_TABS) {
      await browser.keys(Key.Tab)
      presses += 1
    }
    expect(presses).toBeLessThanOrEqual(MAX_TABS)
  })

  it('open at their top, and have the same family in sight after Back', async () => {
    await visit(dashboardPath(weddingId))
    await $('main section').waitForDisplayed()
    await browser.execute(() => window.scrollTo(0, 600))
    await follow(getPath('guests'))
    await $(FIRST_FAMILY).waitForDisplayed()
    expect(await browser.execute(() => window.scrollY)).toBe(0)
    await browser.execute(() => window.scrollTo(0, 2000))
    await $(FIRST_FAMILY).waitForExist({ reverse: true })
    const before = await getTopFamily()
    await follow(getPath('replies'))
    await $('[data-testid="family-reply"]').waitForDisplayed()
    expect(await browser.execute(() => window.scrollY)).toBe(0)
    await browser.back()
    await $('[data-row]').waitForDisplayed()
    expect(await getTopFamily()).toEqual(before)
    await browser.back()
    await waitForPath(dashboardPath(weddingId))
    await browser.waitUntil(() => browser.execute(() => window.scrollY === 600))
  })

  it('keep the search and the filters after Back', async () => {
    await visit(getPath('guests'))
    await $(FIRST_FAMILY).waitForDisplayed()
    await $('input[type="search"]').setValue('zzz')
    await $(FIRST_FAMILY).waitForExist({ reverse: true })
    await follow(getPath('desk'))
    await $('[data-testid="desk-household"]').waitForDisplayed()
    await browser.back()
    await expect($('input[type="search"]')).toHaveValue('zzz')
    await expect($(FIRST_FAMILY)).not.toExist()
  })

  it('do not move while they load', async () => {
    await fillReplies(getSiteUrl(), account, weddingId, locale)
    const pages: [string, string][] = [
      [dashboardPath(weddingId), 'main li[data-slug]'],
      [getPath('invitation'), '[data-testid="short-link"]'],
      [getPath('guests'), FIRST_FAMILY],
      [getPath('desk'), '[data-testid="desk-household"]'],
      [getPath('replies'), '[data-testid="family-reply"]'],
      [getPath('events'), 'main ol li'],
      [getPath('guestPrint'), 'main article'],
      [getPath('cards'), 'main li svg'],
      [getPath('guestImport'), 'main textarea'],
      [paths.account, 'main form'],
    ]
    for (const [path, content] of pages) {
      await visit(path)
      await $(content).waitForDisplayed()
      const shift = await measureShift()
      expect({ path, shift, isSteady: shift <= MAX_SHIFT }).toEqual({ path, shift, isSteady: true })
    }
  })
})
