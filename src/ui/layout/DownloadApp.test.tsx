import { jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { readMessages } from '@tests/messages'
import { defaultSiteConfig } from '@shared/siteConfig'
import { SiteConfigContext } from '@/config/SiteConfigContext'
import { DownloadApp } from './DownloadApp'

const LISTING = 'https://apps.apple.com/app/id1234567890'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36'

function open(userAgent: string, appStoreUrl = defaultSiteConfig.appStoreUrl) {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  render(
    <IntlProvider locale="en" messages={readMessages('en', 'site')}>
      <SiteConfigContext value={{ ...defaultSiteConfig, appStoreUrl }}>
        <DownloadApp />
      </SiteConfigContext>
    </IntlProvider>,
  )
}
afterEach(() => jest.restoreAllMocks())

it.each([
  ['Google Play on Android', ANDROID, LISTING, defaultSiteConfig.playStoreUrl],
  ['the App Store on an iPhone', IPHONE, LISTING, LISTING],
])('opens %s', (_store, userAgent, appStoreUrl, href) => {
  open(userAgent, appStoreUrl)
  expect(screen.getByRole('link', { name: /^Download App/ })).toHaveAttribute('href', href)
})

it('says on an iPhone that the app is coming soon where it has no listing', () => {
  open(IPHONE)
  expect(screen.getByText('iPhone: coming soon')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
