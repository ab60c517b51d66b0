import {
  createOperatorAccount,
  enterConsole,
  fillQueues,
  runCommand,
  signInOperator,
} from '../../tests/e2e/support/operator.ts'
import { discardServer, startServer } from '../lib/server.ts'
import { eachBrowser } from './eachBrowser.ts'
import type { Picture } from './pictures.ts'

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

/** Takes the pictures of the operator's console, on a server of its own. */
export async function takeConsolePictures(isChosen: (name: string) => boolean): Promise<void> {
  const server = await startServer()
  const each = (run: Parameters<typeof eachBrowser>[2]) => eachBrowser(server, isChosen, run)
  try {
    const operator = await createOperatorAccount(server)
    await fillQueues(server)
    await runCommand(server, 'deep-links', 'create', 'app', `${server.url}/app/items`)
    const setup: Picture[] = [
      { name: 'console-setup', path: `/operator/setup#${operator.link.split('#')[1]}`, brings: '[data-testid="key"]' },
      { name: 'console-sign-in', path: '/operator' },
    ]
    await each(async (take) => {
      for (const picture of setup) await take(picture)
    })
    const token = await signInOperator(server, operator)
    await each(async (take, browser) => {
      await enterConsole(browser, server, token)
      for (const picture of pictures) await take(picture)
    })
  } finally {
    await discardServer(server)
  }
}
