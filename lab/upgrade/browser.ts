/**
 * `npm run test:upgrade:browser`: a browser with the service worker of the previous release at a server of this one, and the other way round
 * (docs/decisions/0100-service-worker.md). The previous release is the newest tag, or the commit before the newest change of the site; `-- COMMIT`
 * chooses another. Skipped when that release has no service worker.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { weddingPath, type weddingRoutes } from '../../shared/routes.ts'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { discardServer, startServer, stopServer } from '../../scripts/lib/server.ts'
import { ensureBrowser } from '../../scripts/lib/system.ts'
import { withCoupleBrowser } from '../lib/coupleBrowser.ts'
import { registerCouples } from '../lib/couples.ts'
import { exitWithResult, expectAtLeast, expectExactly } from '../lib/figures.ts'
import { createWedding, timeCall } from '../lib/guestLists.ts'
import { skip } from '../lib/report.ts'
import { findPreviousSite, unpackRelease } from './previousRelease.ts'

type WeddingPage = keyof typeof weddingRoutes

/** The browser of a couple that has one family. */
class CoupleTabs {
  readonly browser: WebdriverIO.Browser
  readonly weddingId: string
  constructor(browser: WebdriverIO.Browser, weddingId: string) {
    this.browser = browser
    this.weddingId = weddingId
  }

  async waitForFamily(): Promise<void> {
    await this.browser.$('main [data-row]').waitForExist()
  }

  /** @returns the address of the script that the page was started with: each release has another */
  readMain(): Promise<string> {
    return this.browser.execute(() => document.querySelector<HTMLScriptElement>('script[src*="/main."]')!.src)
  }

  /** Waits until the service worker keeps this many releases. */
  async waitForReleases(count: number): Promise<void> {
    const countReleases = () =>
      this.browser.execute(async () => {
        const names = await caches.keys()
        const registration = await navigator.serviceWorker.getRegistration()
        return registration?.active?.state === 'activated' ? names.filter((name) => name.includes('shell-')).length : 0
      })
    await this.browser.waitUntil(async () => (await countReleases()) === count, { timeout: 30_000 })
  }

  /** Opens a page of the wedding by its link, which does not reload the document. */
  async navigate(page: WeddingPage): Promise<void> {
    const { browser } = this
    await browser.$(`nav a[href^="${weddingPath(page, this.weddingId)}"]`).click()
    await browser.$('main h1').waitForDisplayed()
    await browser.waitUntil(
      () =>
        browser.execute(
          (path) =>
            location.pathname === path &&
            document.querySelector('main [aria-busy="true"], main [role="alert"]') === null,
          weddingPath(page, this.weddingId),
        ),
      { timeoutMsg: `${page} does not open` },
    )
  }

  /** Presses "Reload" in the notice of a new release. */
  async update(): Promise<void> {
    const main = await this.readMain()
    const button = this.browser.$('[data-testid="update"] button')
    await button.waitForDisplayed({ timeout: 30_000 })
    await button.click()
    await this.browser.waitUntil(async () => (await this.readMain().catch(() => main)) !== main)
    await this.waitForFamily()
  }

  /** @returns the scripts of this page that the server does not have */
  async listMissingScripts(): Promise<string[]> {
    const scripts = await this.browser.execute(() =>
      performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
    )
    const isMissing = await Promise.all(scripts.map(async (address) => (await fetch(address)).status === 404))
    return scripts.filter((_address, nth) => isMissing[nth])
  }
}

async function upgrade(previousFolder: string): Promise<void> {
  let server = await startServer({ folder: previousFolder })
  const restart = async (release: { folder?: string }) => {
    await stopServer(server)
    server = await startServer({ dataDir: server.dataDir, port: server.port, ...release })
  }
  try {
    const [couple] = await registerCouples(server.url, 1)
    const { id } = await createWedding(server.url, couple!)
    const family = { id: randomUUID(), name: 'منى عادل', side: 'bride' }
    await timeCall(server.url, couple!, 'POST', `weddings/${id}/households`, family)
    await withCoupleBrowser(server.url, couple!.token, async (browser) => {
      const tabs = new CoupleTabs(browser, id)
      const guestList = `${server.url}${weddingPath('guests', id)}?lang=ar`
      await browser.url(guestList)
      await tabs.waitForReleases(1)
      await browser.refresh()
      await tabs.waitForFamily()
      const previous = await tabs.readMain()
      const [first] = await browser.getWindowHandles()
      await browser.newWindow(guestList, { type: 'tab' })
      const second = await browser.getWindowHandle()
      await tabs.waitForFamily()

      await restart({})
      await tabs.navigate('desk')
      console.log('  a tab of the previous release has opened another page')
      await browser.switchToWindow(first!)
      await browser.refresh()
      await tabs.waitForFamily()
      expectExactly('starts with the new release before somebody asks', Number((await tabs.readMain()) !== previous), 0)
      await tabs.update()
      await tabs.waitForReleases(2)
      const current = await tabs.readMain()

      await browser.switchToWindow(second)
      await tabs.navigate('replies')
      expectExactly('tabs that changed their release on their own', Number((await tabs.readMain()) !== previous), 0)
      expectAtLeast('scripts from the cache that the server does not have', (await tabs.listMissingScripts()).length, 1)
      await browser.closeWindow()

      await browser.switchToWindow(first!)
      await restart({ folder: previousFolder })
      await tabs.navigate('desk')
      await tabs.navigate('guests')
      console.log('  the new release has opened its pages at a server of the previous one')
      await browser.refresh()
      await tabs.waitForFamily()
      expectExactly(
        'starts with the previous release before somebody asks',
        Number((await tabs.readMain()) !== current),
        0,
      )
      await tabs.update()
      expectExactly('updates that end at another release', Number((await tabs.readMain()) !== previous), 0)
    })
  } finally {
    await discardServer(server)
  }
}

const commit = findPreviousSite(process.argv[2])
if (commit === null) skip("git's history is not here, or the previous release has no service worker")
await ensureBrowser()
await ensureBuilt()
console.log(`The previous release is ${commit.slice(0, 8)}.`)
const release = await unpackRelease(commit, { hasBuildTools: true })
if (!release) skip('the packages of the previous release cannot be installed')
try {
  execFileSync('npm', ['run', '--silent', 'bundle'], { cwd: release.folder, stdio: 'inherit' })
  await upgrade(release.folder)
} finally {
  await release.remove()
}
exitWithResult()
