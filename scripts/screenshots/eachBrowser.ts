import { remote } from 'webdriverio'
import { getCapability } from '../../tests/e2e/support/capabilities.ts'
import { storageKeys } from '../../shared/storageKeys.ts'
import { screens, type Locale, type Screen } from '../../tests/e2e/support/screens.ts'
import type { OwnServer } from '../lib/server.ts'
import { takePicture, type Picture } from './pictures.ts'

/** Signs a browser in with an access token. */
export async function enterSite(
  browser: WebdriverIO.Browser,
  { url }: Pick<OwnServer, 'url'>,
  userToken: string,
): Promise<void> {
  await browser.url(`${url}/health/live`)
  await browser.execute(
    (key: string, value: string) => localStorage.setItem(key, value),
    storageKeys.userToken,
    userToken,
  )
}

type Take = (picture: Picture) => Promise<void>

/** Runs something in a browser of each screen and language, which can take the chosen pictures of a server. */
export async function eachBrowser(
  server: OwnServer,
  isChosen: (name: string) => boolean,
  run: (take: Take, browser: WebdriverIO.Browser, locale: Locale) => Promise<void>,
): Promise<void> {
  for (const screen of Object.keys(screens) as Screen[])
    for (const locale of ['ar', 'en'] as const) {
      const browser = await remote({ logLevel: 'error', capabilities: getCapability(screen, locale) })
      const take: Take = async (picture) => {
        if (isChosen(picture.name)) await takePicture(browser, server.url, picture, screen, locale)
      }
      try {
        await run(take, browser, locale)
      } finally {
        await browser.deleteSession()
      }
    }
}
