import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { screens, type Locale, type Screen } from '../../tests/e2e/support/screens.ts'
import { root } from '../lib/run.ts'

export const pictureFolder = join(root, 'artifacts/screenshots')

export interface Picture {
  name: string
  path: string
  /** Element to click first, if it exists: a cover, a button. */
  click?: string
  /** Element to wait for after the click. */
  brings?: string
  /** What a person does on the page before the picture is taken. */
  prepare?: (browser: WebdriverIO.Browser) => Promise<void>
  /** Takes only the viewport, not the whole page. */
  windowOnly?: boolean
  /** URL pattern of requests without a response, so that the page keeps its loading state. */
  holds?: string
}

/** Takes a screenshot of a page into artifacts/screenshots. */
export async function takePicture(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  { name, path, click, brings, prepare, windowOnly, holds }: Picture,
  screen: Screen,
  locale: Locale,
): Promise<void> {
  const address = new URL(path, siteUrl)
  address.searchParams.set('lang', locale)
  if (holds) await browser.sendCommand('Fetch.enable', { patterns: [{ urlPattern: holds }] })
  await browser.url(address.href)
  await browser.$('h1').waitForExist()
  await browser.$('main [aria-busy="true"]').waitForExist({ reverse: true })
  if (address.hash && !brings) await browser.$('[role="dialog"]').waitForDisplayed()
  if (click && (await browser.$(click).isExisting()))
    await browser.execute((selector: string) => document.querySelector<HTMLElement>(selector)?.click(), click)
  await prepare?.(browser)
  if (brings) await browser.$(brings).waitForDisplayed()
  await browser.execute(async () => {
    window.scrollTo(0, 0)
    await document.fonts.ready
    // Lays out sections that a visitor would scroll to.
    for (const section of document.querySelectorAll<HTMLElement>('main section, main ul'))
      section.style.contentVisibility = 'visible'
    // Loads images that a visitor would load by scrolling.
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
    const still = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(still.map((animation) => animation.finished.catch(() => undefined)))
  })
  const height = await browser.execute(() => document.documentElement.scrollHeight)
  const { width, height: windowHeight } = screens[screen]
  const clip = { x: 0, y: 0, width, height: windowOnly ? windowHeight : height, scale: 1 }
  const { data } = (await browser.sendCommandAndGetResult('Page.captureScreenshot', {
    clip,
    captureBeyondViewport: !windowOnly,
  })) as { data: string }
  if (holds) await browser.sendCommand('Fetch.disable', {})
  await writeFile(join(pictureFolder, `${name}-${screen}-${locale}.png`), Buffer.from(data, 'base64'))
}
