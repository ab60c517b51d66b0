import { remote } from 'webdriverio'
import { getCapability } from '../../tests/e2e/support/capabilities.ts'
import { createApp, createOperatorAccount, fillQueues, runCommand } from '../../tests/e2e/support/operator.ts'
import { send } from '../../tests/e2e/support/couple.ts'
import { screens, type Screen } from '../../tests/e2e/support/screens.ts'
import { discardServer, startServer, type OwnServer } from '../lib/server.ts'
import { takePicture, type Picture } from './pictures.ts'

/** Clicks the first element that a selector finds. */
const clickFirst = (selector: string) => async (browser: WebdriverIO.Browser) =>
  browser.execute((wanted: string) => document.querySelector<HTMLElement>(wanted)?.click(), selector)

const pictures: Picture[] = [
  { name: 'console', path: '/operator' },
  { name: 'console-providers', path: '/operator/providers' },
  { name: 'console-providers-listed', path: '/operator/providers?status=approved' },
  {
    name: 'console-providers-refuse',
    path: '/operator/providers',
    prepare: clickFirst('main li button:last-of-type'),
    brings: '[role="dialog"]',
    windowOnly: true,
  },
  { name: 'console-messages', path: '/operator/messages' },
  {
    name: 'console-messages-opened',
    path: '/operator/messages',
    prepare: clickFirst('main li button'),
    brings: 'main textarea',
  },
  { name: 'console-leads', path: '/operator/leads' },
  { name: 'console-newsletter', path: '/operator/newsletter' },
  { name: 'console-links', path: '/operator/links' },
  { name: 'console-accounts', path: '/operator/accounts' },
  { name: 'console-mails', path: '/operator/mails' },
  { name: 'console-log', path: '/operator/log' },
]

/** Signs an operator in. @returns the token in the cookie */
async function signIn(server: OwnServer, body: object): Promise<string> {
  const response = await fetch(`${server.url}/api/v1/operator/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return /zaffa_operator=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')![1]!
}

/** Takes the pictures of the operator's console, on a server of its own. */
export async function takeConsolePictures(isChosen: (name: string) => boolean): Promise<void> {
  const server = await startServer()
  const each = (run: Run) => eachBrowser(server, isChosen, run)
  try {
    const { account, link } = await createOperatorAccount(server)
    await fillQueues(server)
    await runCommand(server, 'deep-links', 'create', 'app', `${server.url}/app/items`)
    const token = link.split('#')[1]!
    const { secret } = await send<{ secret: string }>(server.url, 'POST', '/operator/setup', { token })
    const app = createApp(secret)
    const setup: Picture[] = [
      { name: 'console-setup', path: `/operator/setup#${token}`, brings: '[data-testid="key"]' },
      { name: 'console-sign-in', path: '/operator' },
    ]
    await each(async (take) => {
      for (const picture of setup) await take(picture)
    })
    await send(server.url, 'POST', '/operator/setup/confirmation', { token, code: app.getCode() })
    const { email, password } = account
    const cookie = await signIn(server, { email, password, code: app.getNextCode() })
    await each(async (take, browser) => {
      await browser.url(`${server.url}/health/live`)
      await browser.sendCommand('Network.setCookie', {
        name: 'zaffa_operator',
        value: cookie,
        url: `${server.url}/api/v1/operator`,
      })
      for (const picture of pictures) await take(picture)
    })
  } finally {
    await discardServer(server)
  }
}

type Take = (picture: Picture) => Promise<void>
type Run = (take: Take, browser: WebdriverIO.Browser) => Promise<void>

async function eachBrowser(server: OwnServer, isChosen: (name: string) => boolean, run: Run): Promise<void> {
  for (const screen of Object.keys(screens) as Screen[])
    for (const locale of ['ar', 'en'] as const) {
      const browser = await remote({ logLevel: 'error', capabilities: getCapability(screen, locale) })
      const take: Take = async (picture) => {
        if (isChosen(picture.name)) await takePicture(browser, server.url, picture, screen, locale)
      }
      try {
        await run(take, browser)
      } finally {
        await browser.deleteSession()
      }
    }
}
