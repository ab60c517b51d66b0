import { remote } from 'webdriverio'
import { storageKeys } from '../../shared/storageKeys.ts'
import { getCapability } from '../../tests/e2e/support/capabilities.ts'

/** Opens a phone's browser, in which the couple of a token is signed in, for the time of a measurement. */
export async function withCoupleBrowser(
  siteUrl: string,
  token: string,
  measure: (browser: WebdriverIO.Browser) => Promise<void>,
): Promise<void> {
  const browser = await remote({ capabilities: getCapability('phone', 'ar'), logLevel: 'error' })
  try {
    await browser.url(siteUrl)
    await browser.execute(
      (key: string, value: string) => localStorage.setItem(key, value),
      storageKeys.userToken,
      token,
    )
    await measure(browser)
  } finally {
    await browser.deleteSession()
  }
}
