import { findFreePort } from '../../server/support/freePort.ts'
import { discardServer, startServer, type OwnServer } from '../../../scripts/lib/server.ts'
import { paths } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { deepLinkMessages } from '@/i18n/messages/deepLink'
import { userAgents } from '../../userAgents.ts'
import { deepLinkPage } from '../pages/deepLink.ts'
import { emulateDevice, resetDevice } from '../support/emulatedDevice.ts'
import { findUntranslatedTexts } from '../support/untranslatedTexts.ts'
import { findAccessibilityViolations, getConsoleErrors, getOverflow } from '../support/pageChecks.ts'
import { runAdmin, insertDeepLink } from '../support/adminCli.ts'
import { runBeforePages } from '../support/initScripts.ts'
import { startFakeStores, type FakeStores } from '../support/fakeStores.ts'
import { locale, resetBrowser, screen, translate } from '../support/visit.ts'

const REFERRAL = 'referralCode=LAILA_27&source=whatsapp&sourceId=7'

/** Init script: the page waits so long for the app that a busy machine opens it in time. */
const LATE_TIMERS = `{
  const { setTimeout } = window
  window.setTimeout = (run, ms, ...rest) => setTimeout(run, ms < 500 ? ms : ms * 20, ...rest)
}`

/** On its own server, with fake app stores and a fake app. */
describe('a short link', () => {
  let stores: FakeStores
  let server: OwnServer
  let mainHost = ''
  let appHost = ''

  before(async () => {
    stores = await startFakeStores()
    const port = await findFreePort()
    mainHost = `http://localhost:${port}`
    appHost = `http://app.localhost:${port}`
    const environment = {
      PUBLIC_URL: mainHost,
      STORE_URL: `${stores.url}/store`,
      PLAY_STORE_URL: `${stores.url}/play?id=example.zaffa.app`,
      APP_STORE_URL: `${stores.url}/app-store/id1`,
    }
    server = await startServer({ port, environment })
    const createLink = (code: string, target: string) =>
      runAdmin({ ...environment, DATA_DIR: server.dataDir }, 'deep-links', 'create', code, target)
    await createLink('register', `${mainHost}/app/register?${REFERRAL}`)
    await createLink('app', `${stores.url}/the-app?${REFERRAL}`)
    insertDeepLink(server.dataDir, 'storage', 'zaffa://items?category=storage')
    insertDeepLink(server.dataDir, 'script', 'javascript:location.replace("/contact")')
  })
  after(async () => {
    await discardServer(server)
    await stores.stop()
  })

  beforeEach(async () => {
    stores.requests.length = 0
    stores.open = () => true
    await resetBrowser(mainHost)
    await browser.url(`${mainHost}${paths.about}?lang=${locale}`)
  })

  const openLink = (host: string, code: string) => browser.url(`${host}/dl/${code}?lang=${locale}`)
  const waitForAddress = (address: string) =>
    browser.waitUntil(async () => (await browser.getUrl()) === address, {
      timeoutMsg: `the browser did not get to ${address}`,
    })
  /** Back returns to the page before the link, because the link is not in the history. */
  const expectNoHistoryEntry = async () => {
    await browser.back()
    await waitForAddress(`${mainHost}${paths.about}?lang=${locale}`)
  }
  const readStoredReferral = () =>
    browser.execute(
      ({ referralCode, referralSource, referralSourceId }: typeof storageKeys) =>
        [referralCode, referralSource, referralSourceId].map((key) => localStorage.getItem(key)),
      storageKeys,
    )

  it('says that it redirects before scripts run, and is not indexed', async () => {
    await browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: true })
    await openLink(mainHost, 'register')
    await expect(deepLinkPage.notice).toHaveText(translate(deepLinkMessages.redirecting))
    await expect($('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect($('link[rel="canonical"]')).not.toExist()
    await browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: false })
  })

  it('opens a page of the site, stores the referral and leaves no history entry', async () => {
    await openLink(mainHost, 'register')
    await waitForAddress(`${mainHost}${paths.register}?${REFERRAL}`)
    await expect($('main form')).toBeDisplayed()
    await expect($('html')).toHaveAttribute('lang', locale)
    expect(await readStoredReferral()).toEqual(['LAILA_27', 'whatsapp', '7'])
    expect(await getConsoleErrors()).toEqual([])
    await expectNoHistoryEntry()
  })

  it('opens the home page without an error when the target is a script', async () => {
    await openLink(mainHost, 'script')
    await waitForAddress(`${mainHost}/`)
    await expect($('[role="alert"]')).not.toExist()
    await expectNoHistoryEntry()
  })

  it('starts its scripts before the load event', async () => {
    await openLink(mainHost, 'no-such-code')
    await waitForAddress(`${mainHost}/`)
    const [requested, loaded] = await browser.execute(() => {
      const main = performance.getEntriesByType('resource').find(({ name }) => name.includes('/static/js/main'))
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return [main?.startTime ?? Infinity, page?.loadEventStart ?? 0]
    })
    expect(requested).toBeLessThan(loaded)
  })

  it('offers to continue on the site when the app does not open', async () => {
    stores.open = () => false
    await openLink(mainHost, 'app')
    await expect(deepLinkPage.continueOnSite).toBeDisplayed()
    await expect(deepLinkPage.notice).toHaveText(translate(deepLinkMessages.redirecting))
    if (screen === 'phone')
      await expect(deepLinkPage.downloadApp).toHaveAttribute('href', expect.stringContaining('/play?'))
    else await expect(deepLinkPage.downloadApp).not.toExist()
    expect(await getOverflow()).toBeLessThanOrEqual(0)
    expect(await findAccessibilityViolations()).toEqual([])
    expect(await findUntranslatedTexts(locale)).toEqual([])
    await deepLinkPage.continueOnSite.click()
    await waitForAddress(`${mainHost}/`)
    await expectNoHistoryEntry()
  })

  if (screen === 'desktop') {
    describe('on a desktop', () => {
      it('opens another address at once', async () => {
        await openLink(mainHost, 'app')
        await waitForAddress(`${stores.url}/the-app?${REFERRAL}`)
        await expectNoHistoryEntry()
        expect(stores.requests).toEqual([`/the-app?${REFERRAL}`])
      })

      it('opens the page of the site that corresponds to the page of the app, from the app host', async () => {
        await openLink(appHost, 'storage')
        await waitForAddress(`${mainHost}/items?category=storage`)
        await expect($('h1')).toBeDisplayed()
      })
    })
    return
  }

  describe('on a phone', () => {
    after(resetDevice)

    const playStore = () => {
      const address = new URL(`${stores.url}/play?id=example.zaffa.app`)
      address.searchParams.set('referrer', `shortCode=app&${REFERRAL}`)
      return address.href
    }

    it('opens Google Play with the referral when the app does not open, on Android', async () => {
      await emulateDevice(userAgents.android.plain, 5)
      stores.open = (path) => !path.startsWith('/the-app')
      await openLink(mainHost, 'app')
      await waitForAddress(playStore())
      expect(stores.requests[0]).toBe(`/the-app?${REFERRAL}`)
      await expectNoHistoryEntry()
    })

    it('opens no store when the app opens in time', async () => {
      await emulateDevice(userAgents.android.plain, 5)
      const restoreTimers = await runBeforePages(LATE_TIMERS)
      await openLink(mainHost, 'app')
      await restoreTimers()
      await waitForAddress(`${stores.url}/the-app?${REFERRAL}`)
      await expectNoHistoryEntry()
      expect(stores.requests.filter((path) => !path.startsWith('/the-app'))).toEqual([])
    })

    it('opens the App Store on an iPad with the user agent of a Mac', async () => {
      await emulateDevice(userAgents.ipad.plain, 5)
      stores.open = (path) => !path.startsWith('/the-app')
      await openLink(mainHost, 'app')
      await waitForAddress(`${stores.url}/app-store/id1`)
    })
  })
})
