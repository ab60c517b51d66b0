import { addLanguage, paths, weddingPath } from '@shared/routes'
import type { Household, HouseholdPage, StatusList, Wedding } from '@/api/generated/weddingEndpoints'
import { discardServer, startServer, stopServer, type OwnServer } from '../../../scripts/lib/server.ts'
import { connectionMessages } from '@/i18n/messages/offline'
import { connection } from '../pages/connection.ts'
import { guestListPage } from '../pages/guestList.ts'
import { repliesPage } from '../pages/replies.ts'
import { shell } from '../pages/shell.ts'
import { HOLD_OFFLINE_START } from '../support/connection.ts'
import { createAccount, register, send, signIn } from '../support/couple.ts'
import { readDeviceStorage, waitForServiceWorker, waitForSnapshot, waitForStored } from '../support/deviceStorage.ts'
import { createWedding, fillGuestList } from '../support/guestList.ts'
import { runBeforePages } from '../support/initScripts.ts'
import { findAccessibilityViolations } from '../support/pageChecks.ts'
import {
  getSiteUrl,
  locale,
  resetBrowser,
  setOffline,
  setTabOffline,
  signInBrowser,
  translate,
  visit,
  waitForApplication,
  waitForPathname,
} from '../support/visit.ts'

describe('without a connection', () => {
  const account = createAccount()
  const { baseUrl } = browser.options
  let server: OwnServer
  let wedding: Wedding
  let names: string[]
  let token: string

  const call = <Result>(method: string, path: string, body?: unknown): Promise<Result> =>
    send<Result>(server.url, method, `/weddings/${wedding.id}${path}`, body, token)
  const listHouseholds = async (): Promise<Household[]> =>
    (await call<HouseholdPage>('GET', '/households?limit=3000')).items
  const rename = async (name: string, to: string) => {
    await guestListPage.edit(name)
    await guestListPage.setName(to)
    await guestListPage.save()
    await guestListPage.row(to).waitForExist()
  }

  before(async () => {
    server = await startServer()
    browser.options.baseUrl = server.url
    await resetBrowser()
    await register(server.url, account)
    wedding = await createWedding(server.url, account, locale)
    names = await fillGuestList(server.url, account, wedding.id, locale, 5)
    token = await signIn(server.url, account)
    await signInBrowser(account)
  })
  after(async () => {
    await setOffline(false)
    browser.options.baseUrl = baseUrl
    await discardServer(server)
  })

  it('opens the last seen guest list and replies, and says how old they are', async () => {
    await repliesPage.open(wedding.id)
    await waitForStored('listWeddings', 'listEvents', 'listHouseholds', 'listStatuses', 'getReplySettings')
    await waitForStored('getGuestSummary', 'listMessageTemplates', 'listUserInvitations')
    await waitForServiceWorker()
    await setOffline(true)
    await guestListPage.open(wedding.id)
    await guestListPage.row(names[0]!).waitForExist()
    await connection.waitForNone()
    for (const page of ['events', 'invitation', 'desk'] as const) {
      await visit(weddingPath(page, wedding.id))
      await connection.waitForNone()
      await expect($('main h1')).toBeDisplayed()
      await expect($('main [role="alert"]')).not.toBeExisting()
    }
  })

  it('shows the guest list as it was last seen before the application has started, then the list itself', async () => {
    const letStart = await runBeforePages(HOLD_OFFLINE_START)
    await browser.url(addLanguage(weddingPath('guests', wedding.id), locale))
    await expect(guestListPage.snapshotRow(names[0]!)).toBeDisplayed()
    await expect($('#root')).toHaveText(expect.stringContaining(translate(connectionMessages.none)))
    await letStart()
    await guestListPage.open(wedding.id)
    await expect(guestListPage.row(names[0]!)).toBeDisplayed()
    await expect(guestListPage.snapshotRow(names[0]!)).not.toBeExisting()
  })

  it('keeps edits of three families and a reply over a reload', async () => {
    await guestListPage.open(wedding.id)
    for (const nth of [0, 1, 2]) await rename(names[nth]!, `${names[nth]!} ★`)
    await connection.waitForWaiting(3)
    await repliesPage.open(wedding.id)
    await repliesPage.openFamily(names[3]!)
    await repliesPage.record()
    await repliesPage.close()
    await connection.waitForWaiting(4)
    await browser.refresh()
    await connection.waitForWaiting(4)
    await guestListPage.open(wedding.id)
    await guestListPage.row(`${names[2]!} ★`).waitForExist()
    await connection.openUnsent()
    expect(await connection.unsent.length).toBe(4)
    expect(await findAccessibilityViolations()).toEqual([])
    await connection.close()
  })

  it('sends them once when the connection is back, and asks where both have edited the same', async () => {
    const edited = (await listHouseholds()).find(({ name }) => name === names[0])!
    const { id, createdAt: _created, updatedAt: _updated, phoneE164: _phone, linkToken: _token, ...details } = edited
    await call('PUT', `/households/${id}`, { ...details, name: `${names[0]!} ✱`, note: 'x' })
    await setOffline(false)
    await connection.waitForProblems(1)
    await connection.openUnsent()
    await connection.chooseMine()
    await connection.close()
    await connection.status.waitForExist({ reverse: true })
    const stored = await listHouseholds()
    const byName = Object.fromEntries(stored.map((one) => [one.name, one]))
    expect(Object.keys(byName).toSorted()).toEqual(
      [...names.slice(3), ...[0, 1, 2].map((nth) => `${names[nth]!} ★`)].toSorted(),
    )
    expect(byName[`${names[0]!} ★`]).toMatchObject({ note: 'x', version: edited.version + 2 })
    const { items } = await call<StatusList>('GET', '/statuses')
    expect(items.filter(({ reply }) => reply !== undefined)).toHaveLength(1)
  })

  it('adds a family while the server is stopped, and sends it after the start', async () => {
    await stopServer(server)
    await browser.url(`${weddingPath('guests', wedding.id)}?lang=${locale}`)
    await waitForApplication()
    await guestListPage.row(names[3]!).waitForExist()
    await guestListPage.focusName()
    await guestListPage.typeFamily({ name: 'سلمى', seats: '2' })
    await guestListPage.closeFormOnPhone()
    await connection.waitForWaiting(1)
    server = await startServer(server)
    await connection.status.waitForExist({ reverse: true })
    expect((await listHouseholds()).filter(({ name }) => name === 'سلمى')).toMatchObject([{ version: 1 }])
  })

  it('sends a change of a tab without a connection from another tab that has one', async () => {
    const first = await browser.getWindowHandle()
    await setTabOffline(true)
    await rename('سلمى', 'سلمى ✱')
    await connection.waitForWaiting(1)
    await browser.newWindow(addLanguage(weddingPath('guests', wedding.id), locale), { type: 'tab' })
    await guestListPage.row('سلمى ✱').waitForExist()
    await browser.waitUntil(
      async () => (await listHouseholds()).some(({ name, version }) => name === 'سلمى ✱' && version === 2),
      { timeoutMsg: 'the other tab does not send the change' },
    )
    await browser.closeWindow()
    await browser.switchToWindow(first)
    await connection.waitForNone()
    await setTabOffline(false)
    await connection.status.waitForExist({ reverse: true })
    await guestListPage.row('سلمى ✱').waitForExist()
    expect((await listHouseholds()).filter(({ name }) => name === 'سلمى ✱')).toMatchObject([{ version: 2 }])
  })

  it('stores no links of families, no identity and no page of guests, and nothing after sign-out', async () => {
    const tokens = (await listHouseholds()).flatMap(({ linkToken }) => linkToken ?? [])
    expect(tokens.length).toBeGreaterThan(0)
    // The form that was used before would be in no snapshot.
    await guestListPage.open(wedding.id)
    const snapshot = await waitForSnapshot(names[3]!)
    const { cached, databases } = await readDeviceStorage()
    const addresses = Object.keys(cached).map((address) => new URL(address).pathname)
    expect(addresses.filter((path) => !/^\/(static|assets)\/|^\/app\.html$/.test(path))).toEqual([])
    const texts = [snapshot, ...Object.values(cached), ...Object.values(databases).flat()].join('\n')
    for (const secret of [...tokens, account.email, account.password]) expect(texts).not.toContain(secret)
    expect(Object.keys(databases).filter((name) => !name.startsWith('zaffa-') && !name.startsWith('workbox-'))).toEqual(
      [],
    )
    await shell.openMenu()
    await shell.signOut.click()
    await waitForPathname(paths.home)
    await browser.waitUntil(
      async () => {
        const left = await readDeviceStorage()
        return [...(left.databases['zaffa-responses'] ?? []), ...(left.databases['zaffa-unsent'] ?? [])].length === 0
      },
      { timeoutMsg: 'data of the account is left on the device' },
    )
    const left = JSON.stringify(await readDeviceStorage())
    for (const name of names) expect(left).not.toContain(name)
    expect(getSiteUrl()).toBe(server.url)
  })
})
