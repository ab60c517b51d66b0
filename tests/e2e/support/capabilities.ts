import { findBrowser } from '../../../scripts/lib/system.ts'
import { screens, type Locale, type Screen } from './screens.ts'

/** Flags of Chromium for tests and measurements: no window, and no requests of its own. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  // A spare renderer process is started for each navigation, which costs the tests 8 % of their CPU time.
  '--disable-features=SpareRendererForSitePerProcess,Translate,OptimizationHints,MediaRouter',
]

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

/**
 * @param phonePixelRatio device pixels for each CSS pixel of a phone
 * @returns the capabilities of a browser with this window size and preferred language
 */
export function getCapability(screen: Screen, locale: Locale, phonePixelRatio = 3): WebdriverIO.Capabilities {
  const { width, height } = screens[screen]
  const browser = findBrowser()
  return {
    browserName: 'chrome',
    'wdio:enforceWebDriverClassic': true,
    ...(browser ? { 'wdio:chromedriverOptions': { binary: browser.chromedriver } } : {}),
    'goog:chromeOptions': {
      ...(browser ? { binary: browser.chromium } : {}),
      args: [...chromiumFlags, '--hide-scrollbars', `--window-size=${width},${height}`, `--lang=${locale}`],
      prefs: { 'intl.accept_languages': locale === 'ar' ? 'ar-EG,ar' : 'en-GB,en' },
      // Also on a desktop, where the frame of a window would reduce its height.
      mobileEmulation:
        screen === 'phone'
          ? { deviceMetrics: { width, height, pixelRatio: phonePixelRatio, touch: true }, userAgent: phoneAgent }
          : { deviceMetrics: { width, height, pixelRatio: 1, touch: false, mobile: false } },
    },
    'goog:loggingPrefs': { browser: 'ALL' },
    'zaffa:screen': screen,
    'zaffa:locale': locale,
  } as WebdriverIO.Capabilities
}
