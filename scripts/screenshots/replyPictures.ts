import { weddingPath } from '../../shared/routes.ts'
import type { Picture } from './pictures.ts'

/** Opens the notices on this device. @param setting whether the browser allows notices */
async function openNotices(browser: WebdriverIO.Browser, setting: 'granted' | 'denied'): Promise<void> {
  const { origin } = new URL(await browser.getUrl())
  await browser.sendCommand('Browser.setPermission', { permission: { name: 'notifications' }, setting, origin })
  await browser.$('[data-testid="notices"]').click()
}

/** Turns them on. The push service of the browser cannot be reached, so that the page gets a subscription of our own. */
async function turnOnNotices(browser: WebdriverIO.Browser): Promise<void> {
  await browser.execute(() => {
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const subscription = { toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/picture', keys }) }
    PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
  })
  await openNotices(browser, 'granted')
  await browser.$('[role="dialog"] input').click()
  await browser.$('[role="dialog"] label ~ label').waitForExist()
}

/** Opens the notices as Safari on an iPhone shows them, which has none outside the home screen. */
async function openAsIphone(browser: WebdriverIO.Browser): Promise<void> {
  await browser.execute(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' })
  })
  await browser.$('[data-testid="notices"]').click()
}

/** @returns the pictures of the replies of a wedding, and of one without families */
export function listReplyPictures(weddingId: string, emptyWeddingId: string): Picture[] {
  const path = weddingPath('replies', weddingId)
  const rows = '[data-testid="family-reply"]'
  return [
    { name: 'replies', path, brings: rows },
    { name: 'replies-window', path, brings: rows, windowOnly: true },
    { name: 'replies-silent', path: `${path}?show=silent`, brings: rows, windowOnly: true },
    { name: 'replies-family', path, click: `${rows} button`, brings: '[role="dialog"]', windowOnly: true },
    {
      name: 'replies-family-history',
      path,
      click: `${rows} button`,
      brings: '[role="dialog"] ul li',
      prepare: async (browser) => {
        const item = browser.$('[role="dialog"] ul li')
        await item.waitForExist()
        await item.scrollIntoView()
      },
      windowOnly: true,
    },
    { name: 'replies-wishes', path: `${path}?tab=wishes` },
    { name: 'replies-requests', path: `${path}?tab=requests` },
    {
      name: 'replies-settings',
      path,
      click: '[data-testid="reply-settings"]',
      brings: '[role="dialog"]',
      windowOnly: true,
    },
    { name: 'replies-notices', path, prepare: turnOnNotices, brings: '[role="dialog"]', windowOnly: true },
    // A browser without a window refuses notices until a test allows them.
    {
      name: 'replies-no-notices',
      path,
      prepare: (browser) => openNotices(browser, 'denied'),
      brings: '[role="dialog"] [role="alert"]',
      windowOnly: true,
    },
    { name: 'replies-notices-iphone', path, prepare: openAsIphone, brings: '[role="dialog"] ol', windowOnly: true },
    { name: 'replies-empty', path: weddingPath('replies', emptyWeddingId) },
  ]
}
