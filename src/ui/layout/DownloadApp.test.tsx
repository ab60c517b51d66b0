import { jest } from '@jest/globals'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { readMessages } from '@tests/messages'
import { defaultSiteConfig, type SiteConfig } from '@shared/siteConfig'
import { SiteConfigContext } from '@/config/SiteConfigContext'
import { DownloadApp } from './DownloadApp'

const APP_STORE = 'https://apps.apple.com/app/id1234567890'
const GOOGLE_PLAY = 'https://play.google.com/store/apps/details?id=com.zaffa.app'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36'

function open(userAgent: string, listings: Partial<SiteConfig> = {}) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  render(
    <IntlProvider locale="en" messages={readMessages('en', 'site')}>
      <SiteConfigContext value={{ ...defaultSiteConfig, ...listings }}>
        <DownloadApp />
      </SiteConfigContext>
    </IntlProvider>,
  )
}
const getLink = () => screen.getByRole('link', { name: /^Download App/ })
/** @returns whether the browser follows the link */
function press(): boolean {
  const click = createEvent.click(getLink())
  // jsdom cannot follow it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const prevent = jest.spyOn(click, 'preventDefault')
  fireEvent(getLink(), click)
  return prevent.mock.calls.length === 1
}
function offerInstallation() {
  const prompt = jest.fn(() => Promise.resolve())
  fireEvent(window, Object.assign(new Event('beforeinstallprompt'), { prompt }))
  return prompt
}
afterEach(() => jest.restoreAllMocks())

// Before the others: the browser's offer is kept for as long as the document is open.
it('opens the listing where there is one, although the browser offers to install the site', () => {
  open(ANDROID, { playStoreUrl: GOOGLE_PLAY })
  const prompt = offerInstallation()
  expect(press()).toBe(true)
  expect(prompt).not.toHaveBeenCalled()
})

const both = { playStoreUrl: GOOGLE_PLAY, appStoreUrl: APP_STORE }
it.each([
  ['Google Play on Android', ANDROID, both, GOOGLE_PLAY],
  ['the App Store on an iPhone', IPHONE, both, APP_STORE],
  ['the App Store on an iPhone where Google Play has no listing', IPHONE, { appStoreUrl: APP_STORE }, APP_STORE],
  ['the steps to install the site on Android without a listing', ANDROID, {}, '/support#install'],
  ['the steps to install the site on an iPhone without a listing', IPHONE, {}, '/support#install'],
])('opens %s in a new tab', (_target, userAgent, listings, href) => {
  open(userAgent, listings)
  expect(getLink()).toHaveAttribute('href', href)
  expect(getLink()).toHaveAttribute('target', '_blank')
})

it('says on an iPhone that the app is coming soon where only Google Play has it', () => {
  open(IPHONE, { playStoreUrl: GOOGLE_PLAY })
  expect(screen.getByText('iPhone: coming soon')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it('installs the site where the browser offers it, and opens the steps after that', () => {
  open(ANDROID)
  const prompt = offerInstallation()
  expect(press()).toBe(false)
  expect(prompt).toHaveBeenCalledTimes(1)
  expect(press()).toBe(true)
  expect(prompt).toHaveBeenCalledTimes(1)
})
