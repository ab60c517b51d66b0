import { defaultSiteConfig, type SiteConfig } from '@shared/siteConfig'

/** Reads the configuration that the server wrote into the page; the defaults where there is none. */
export function readSiteConfig(page: Document): SiteConfig {
  const text = page.getElementById('zaffa-config')?.textContent
  return text ? { ...defaultSiteConfig, ...(JSON.parse(text) as Partial<SiteConfig>) } : defaultSiteConfig
}
