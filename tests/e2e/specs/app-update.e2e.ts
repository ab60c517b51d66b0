import { addLanguage, weddingPath } from '@shared/routes'
import { updateMessages } from '@/i18n/messages/offline'
import { discardServer, startServer, stopServer, type OwnServer } from '../../../scripts/lib/server.ts'
import { guestListPage } from '../pages/guestList.ts'
import { createAccount, register } from '../support/couple.ts'
import { INSTALL_MS, readDeviceStorage, waitForServiceWorker } from '../support/deviceStorage.ts'
import { createWedding, fillGuestList } from '../support/guestList.ts'
import { locale, resetBrowser, signInBrowser, translate } from '../support/visit.ts'

/** With another configuration the shell has another revision, as in another release. */
const NEXT_RELEASE = { PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=com.example.next' }

/** A service worker takes over when the one before handles no request, which takes long on a busy machine. */
const TAKEOVER_MS = 45_000

const readRevisions = async (): Promise<string[]> =>
  Object.keys((await readDeviceStorage()).cached).flatMap(
    (address) => new URL(address).searchParams.get('revision') ?? [],
  )
const readShownConfig = (): Promise<string> =>
  browser.execute(() => document.querySelector('#zaffa-config')!.textContent)
/** Presses the button, and sends requests as a page does that polls and loads its data: WebDriver's click returns after the takeover. */
const pressDuringRequests = async (button: ReturnType<typeof $>) =>
  browser.execute(
    (element) => {
      element.click()
      for (let count = 0; count < 40; count++) setTimeout(() => void fetch('/api/v1/weddings'), count * 5)
    },
    await button.getElement(),
  )
const reloadButton = () => $(`button=${translate(updateMessages.reload)}`)

describe('a new release', () => {
  const { baseUrl } = browser.options
  const account = createAccount()
  let server: OwnServer
  let path: string
  let names: string[]

  before(async () => {
    server = await startServer()
    browser.options.baseUrl = server.url
    await resetBrowser()
    await register(server.url, account)
    const wedding = await createWedding(server.url, account, locale)
    names = await fillGuestList(server.url, account, wedding.id, locale, 2)
    path = weddingPath('guests', wedding.id)
    await signInBrowser(account)
    await guestListPage.open(wedding.id)
    await waitForServiceWorker()
    await browser.refresh()
    await guestListPage.row(names[0]!).waitForExist()
  })
  after(async () => {
    browser.options.baseUrl = baseUrl
    await discardServer(server)
  })

  const restart = async (environment: Record<string, string>) => {
    await stopServer(server)
    server = await startServer({ dataDir: server.dataDir, port: server.port, environment })
  }

  it('waits until somebody reloads, while a form and another tab stay as they are', async () => {
    const [first = ''] = await browser.getWindowHandles()
    await browser.newWindow(addLanguage(path, locale), { type: 'tab' })
    await guestListPage.edit(names[0]!)
    await guestListPage.setName('★')
    await restart(NEXT_RELEASE)
    await browser.switchToWindow(first)
    await browser.refresh()
    await reloadButton().waitForDisplayed({ timeout: INSTALL_MS })
    expect(await readShownConfig()).not.toContain('com.example.next')
    await reloadButton().click()
    await browser.waitUntil(async () => (await readShownConfig()).includes('com.example.next'), {
      timeout: TAKEOVER_MS,
      timeoutMsg: 'the page does not open with the new release',
    })
    await guestListPage.row(names[0]!).waitForExist()
    expect(await readRevisions()).toHaveLength(2)
    const other = (await browser.getWindowHandles()).find((tab) => tab !== first)!
    await browser.switchToWindow(other)
    await guestListPage.save()
    await guestListPage.row('★').waitForExist()
    await browser.closeWindow()
    await browser.switchToWindow(first)
  })

  it('is taken back by a server of the release before, also while requests are sent', async () => {
    await restart({})
    await browser.refresh()
    // Its files are in a cache, so that the notice appears while the page is loaded.
    await guestListPage.row(names[1]!).waitForExist()
    await reloadButton().waitForDisplayed({ timeout: INSTALL_MS })
    await pressDuringRequests(reloadButton())
    await browser.waitUntil(async () => !(await readShownConfig()).includes('com.example.next'), {
      timeout: TAKEOVER_MS,
      timeoutMsg: 'the page does not open with the release before',
    })
    await guestListPage.row(names[1]!).waitForExist()
  })

  it('without a service worker removes it and its caches', async () => {
    await restart({ SERVICE_WORKER: 'off' })
    await browser.refresh()
    const isRemoved = () =>
      browser.execute(
        async () => (await navigator.serviceWorker.getRegistrations()).length + (await caches.keys()).length,
      )
    await browser.waitUntil(async () => (await isRemoved()) === 0, {
      timeout: TAKEOVER_MS,
      timeoutMsg: 'the service worker or its caches are left',
    })
    await browser.refresh()
    await guestListPage.row(names[1]!).waitForExist()
    expect(await isRemoved()).toBe(0)
  })
})
