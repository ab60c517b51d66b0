import { addLanguage, paths, weddingPath } from '@shared/routes'
import { discardServer, startServer, type OwnServer } from '../../../scripts/lib/server.ts'
import { createPushBrowser, startPushService, type PushService } from '../../server/support/pushService.ts'
import { loginPage } from '../pages/account.ts'
import { shell } from '../pages/shell.ts'
import { createAccount, publish, register } from '../support/couple.ts'
import { addInvitedFamily } from '../support/guestList.ts'
import { sendReply } from '../support/replies.ts'
import { locale, waitForPathname } from '../support/visit.ts'

/** The server looks for new replies every 15 s. */
const SENT_WITHIN_MS = 30_000

/** @returns titles and texts of the notices that the browser shows */
const listShown = () =>
  browser.execute(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body }) => `${title} | ${body}`)
  })

/** Gives the page a subscription of our own: the push service of the browser cannot be reached from here. */
const replaceSubscription = (subscription: { endpoint: string; p256dh: string; auth: string }) =>
  browser.execute(({ endpoint, ...keys }: typeof subscription) => {
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription
  }, subscription)

describe('a notice of a new reply', () => {
  let service: PushService
  let server: OwnServer
  before(async () => {
    service = await startPushService()
    server = await startServer({ environment: { PUSH_HOSTS: service.host } })
  })
  after(async () => {
    await discardServer(server)
    await service.close()
  })

  it('reaches the device that has turned notices on, and is removed at sign-out', async () => {
    const account = createAccount()
    await register(server.url, account)
    const { weddingId } = await publish(server.url, account, locale, 1)
    const family = await addInvitedFamily(server.url, account, weddingId, { name: 'Zzname', language: locale })
    const open = (path: string) => browser.url(server.url + addLanguage(path, locale))
    await open(paths.login)
    await loginPage.signIn(account)
    await waitForPathname(paths.dashboard)
    await open(weddingPath('replies', weddingId))
    await browser.execute(async () => void (await navigator.serviceWorker.ready))
    // From the second page on, the service worker sees the requests of the page.
    await open(weddingPath('replies', weddingId))
    const permission = { permission: { name: 'notifications' }, setting: 'granted', origin: server.url }
    await browser.sendCommand('Browser.setPermission', permission)
    const phone = createPushBrowser(service)
    await replaceSubscription(phone.subscription)
    await $('[data-testid="notices"]').click()
    await $('[role="dialog"] input').click()
    await $('[role="dialog"] label ~ label').waitForExist()
    // Replies are seen on the page of replies, and then not announced.
    await open(paths.dashboard)

    await sendReply(server.url, family, { isComing: true })
    await browser.waitUntil(() => service.requests.length > 0, { timeout: SENT_WITHIN_MS })
    const data = JSON.stringify(phone.decrypt(service.requests[0]!.body))
    expect(data).not.toContain('Zzname')
    await browser.sendCommand('ServiceWorker.enable', {})
    // Again until the browser knows the service worker; a notice replaces the one before.
    await browser.waitUntil(async () => {
      const message = { origin: server.url, registrationId: '0', data }
      await browser.sendCommand('ServiceWorker.deliverPushMessage', message)
      return (await listShown()).length > 0
    })
    expect(await listShown()).toEqual([
      locale === 'ar' ? 'زفّة: ردود جديدة | ردّ جديد' : 'Zaffa: new replies | 1 new reply',
    ])

    await shell.signOut.click()
    await waitForPathname(paths.home)
    await browser.waitUntil(async () => (await listShown()).length === 0)
  })
})
