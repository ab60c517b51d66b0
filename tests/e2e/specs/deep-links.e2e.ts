import { freePort } from '../../server/support/freePort.ts'
import { discardServer, startServer, type OwnServer } from '../../../scripts/lib/server.ts'
import { paths } from '@shared/routes'
import { storageKeys } from '@shared/storageKeys'
import { deepLinkMessages } from '@/i18n/messages/deepLink'
import { userAgents } from '../../userAgents.ts'
import { deepLinkPage } from '../pages/deepLink.ts'
import { holdDevice, ownDevice } from '../support/device.ts'
import { untranslated } from '../support/foreignWords.ts'
import { accessibilityFaults, complaints, overflow } from '../support/health.ts'
import { admin, plantLink } from '../support/operator.ts'
import { startStandIns, type StandIns } from '../support/standIns.ts'
import { blockAddresses, locale, screen, text } from '../support/visit.ts'

const REFERRAL = 'referralCode=LAILA_27&source=whatsapp&sourceId=7'

/** On a server of its own, whose stores and whose app are stand-ins on this machine. */
describe('short links', () => {
  let standIns: StandIns
  let server: OwnServer
  let mainHost = ''
  let appHost = ''

  before(async () => {
    standIns = await startStandIns()
    const port = await freePort()
    mainHost = `http://localhost:${port}`
    appHost = `http://app.localhost:${port}`
    const environment = {
      PUBLIC_URL: mainHost,
      STORE_URL: `${standIns.url}/store`,
      PLAY_STORE_URL: `${standIns.url}/play?id=example.zaffa.app`,
      APP_STORE_URL: `${standIns.url}/app-store/id1`,
    }
    server = await startServer({ port, environment })
    const link = (code: string, target: string) => admin({ ...environment, DATA_DIR: server.dataDir }, 'deep-links', 'create', code, target)
    await link('register', `${mainHost}/app/register?${REFERRAL}`)
    await link('app', `${standIns.url}/the-app?${REFERRAL}`)
    plantLink(server.dataDir, 'storage', 'zaffa://items?category=storage')
    plantLink(server.dataDir, 'elsewhere', 'http://127.0.0.1:9/app/register')
    plantLink(server.dataDir, 'circle', `${mainHost}/app/dl/circle`)
    plantLink(server.dataDir, 'script', 'javascript:location.replace("/contact")')
  })
  after(async () => {
    await discardServer(server)
    await standIns.stop()
  })

  beforeEach(async () => {
    standIns.asked.length = 0
    standIns.open = () => true
    await browser.url(`${mainHost}${paths.about}?lang=${locale}`)
    await browser.execute(() => localStorage.clear())
  })

  const openLink = (host: string, code: string) => browser.url(`${host}/dl/${code}?lang=${locale}`)
  const endsAt = (address: string) => browser.waitUntil(async () => (await browser.getUrl()) === address, { timeoutMsg: `the browser did not end at ${address}` })
  /** The page before the link is the one that the visitor comes back to. */
  const leavesNoWayBack = async () => {
    await browser.back()
    await endsAt(`${mainHost}${paths.about}?lang=${locale}`)
  }
  const kept = () =>
    browser.execute(
      ({ referralCode, referralSource, referralSourceId }: typeof storageKeys) => [referralCode, referralSource, referralSourceId].map((key) => localStorage.getItem(key)),
      storageKeys,
    )

  it('say that they redirect before any script has run, and are nothing for search engines', async () => {
    await browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: true })
    await openLink(mainHost, 'register')
    await expect(deepLinkPage.notice).toHaveText(text(deepLinkMessages.redirecting))
    await expect($('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect($('link[rel="canonical"]')).not.toExist()
    await browser.sendCommand('Emulation.setScriptExecutionDisabled', { value: false })
  })

  it('lead to a page of this site, keep who sent the visitor, and leave no way back to themselves', async () => {
    await openLink(mainHost, 'register')
    await endsAt(`${mainHost}${paths.register}?${REFERRAL}`)
    await expect($('main form')).toBeDisplayed()
    await expect($('html')).toHaveAttribute('lang', locale)
    expect(await kept()).toEqual(['LAILA_27', 'whatsapp', '7'])
    expect(await complaints()).toEqual([])
    await leavesNoWayBack()
  })

  for (const code of ['no-such-code', 'elsewhere', 'circle', 'script']) {
    it(`lead home without a word where they may not be followed: ${code}`, async () => {
      await openLink(mainHost, code)
      await endsAt(`${mainHost}/`)
      await expect($('[role="alert"]')).not.toExist()
      await leavesNoWayBack()
    })
  }

  it('do not wait for a quiet moment to start their scripts', async () => {
    await openLink(mainHost, 'no-such-code')
    await endsAt(`${mainHost}/`)
    const [asked, loaded] = await browser.execute(() => {
      const main = performance.getEntriesByType('resource').find(({ name }) => name.includes('/static/js/main'))
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return [main?.startTime ?? Infinity, page?.loadEventStart ?? 0]
    })
    expect(asked).toBeLessThan(loaded)
  })

  it('lead home when the connection drops', async () => {
    await blockAddresses('*/api/v1/deep-links/*')
    await openLink(mainHost, 'register')
    await endsAt(`${mainHost}/`)
    await blockAddresses()
  })

  it('offer the ways on to who is left standing', async () => {
    standIns.open = () => false
    await openLink(mainHost, 'app')
    await expect(deepLinkPage.continueOnSite).toBeDisplayed()
    await expect(deepLinkPage.notice).toHaveText(text(deepLinkMessages.redirecting))
    if (screen === 'phone') await expect(deepLinkPage.downloadApp).toHaveAttribute('href', expect.stringContaining('/play?'))
    else await expect(deepLinkPage.downloadApp).not.toExist()
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect(await accessibilityFaults()).toEqual([])
    expect(await untranslated(locale)).toEqual([])
    await deepLinkPage.continueOnSite.click()
    await endsAt(`${mainHost}/`)
    await leavesNoWayBack()
  })

  if (screen === 'desktop') {
    describe('on a desktop', () => {
      it('lead straight to another address', async () => {
        await openLink(mainHost, 'app')
        await endsAt(`${standIns.url}/the-app?${REFERRAL}`)
        await leavesNoWayBack()
        expect(standIns.asked).toEqual([`/the-app?${REFERRAL}`])
      })

      it('lead to the website’s page for the app’s: in its own place on the main host, to the main host from the app host', async () => {
        for (const host of [mainHost, appHost]) {
          await openLink(host, 'storage')
          await endsAt(`${mainHost}/items?category=storage`)
          await expect($('h1')).toBeDisplayed()
        }
      })
    })
    return
  }

  describe('on a phone', () => {
    after(ownDevice)

    const playStore = () => {
      const address = new URL(`${standIns.url}/play?id=example.zaffa.app`)
      address.searchParams.set('referrer', `shortCode=app&${REFERRAL}`)
      return address.href
    }
    const storeAsked = () => standIns.asked.filter((path) => !path.startsWith('/the-app'))

    for (const host of ['main', 'app'] as const) {
      const at = () => (host === 'main' ? mainHost : appHost)

      it(`Android, ${host} host: lead to Google Play when the app does not come up, and tell it who sent the visitor`, async () => {
        await holdDevice(userAgents.android.plain, 5)
        standIns.open = (path) => !path.startsWith('/the-app')
        await openLink(at(), 'app')
        await endsAt(playStore())
        expect(standIns.asked[0]).toBe(`/the-app?${REFERRAL}`)
        await leavesNoWayBack()
      })

      it(`iPhone, ${host} host: lead to the App Store when the app does not come up`, async () => {
        await holdDevice(userAgents.iphone.plain, 5)
        standIns.open = (path) => !path.startsWith('/the-app')
        await openLink(at(), 'app')
        await endsAt(`${standIns.url}/app-store/id1`)
      })

      it(`${host} host: lead to no store when something comes up in time`, async () => {
        await holdDevice(userAgents.android.plain, 5)
        await openLink(at(), 'app')
        await endsAt(`${standIns.url}/the-app?${REFERRAL}`)
        await leavesNoWayBack()
        expect(storeAsked()).toEqual([])
      })
    }

    it('iPad that says it is a Mac: lead to the App Store', async () => {
      await holdDevice(userAgents.ipad.plain, 5)
      standIns.open = (path) => !path.startsWith('/the-app')
      await openLink(mainHost, 'app')
      await endsAt(`${standIns.url}/app-store/id1`)
    })

    it('inside a social network’s app: lead straight to the address, and to no store', async () => {
      await holdDevice(userAgents.iphone.instagram, 5)
      standIns.open = (path) => !path.startsWith('/the-app')
      await openLink(mainHost, 'app')
      await expect(deepLinkPage.continueOnSite).toBeDisplayed()
      await expect(deepLinkPage.downloadApp).not.toExist()
      expect(standIns.asked).toEqual([`/the-app?${REFERRAL}`])
    })
  })
})
