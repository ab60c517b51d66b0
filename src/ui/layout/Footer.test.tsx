import { screen } from '@testing-library/react'
import { renderSite } from '@tests/render'
import { defaultSiteConfig } from '@shared/siteConfig'
import { SiteConfigContext } from '@/config/SiteConfigContext'
import { Footer } from './Footer'

const open = (tiktok: string) =>
  renderSite(
    <SiteConfigContext value={{ ...defaultSiteConfig, social: { ...defaultSiteConfig.social, tiktok } }}>
      <Footer />
    </SiteConfigContext>,
  )

describe('Footer', () => {
  it('links to TikTok when its address is set', () => {
    open('https://www.tiktok.com/@ours')
    expect(screen.getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', 'https://www.tiktok.com/@ours')
  })

  it('links to the registration of providers', () => {
    open('')
    expect(screen.getByRole('link', { name: 'Become a Provider' })).toHaveAttribute(
      'href',
      '/providers#become-a-provider',
    )
  })

  it.each([
    ['Terms and conditions', '/terms'],
    ['Privacy policy', '/privacy'],
  ])('links to the short path of a policy: %s', (name, href) => {
    open('')
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })
})
