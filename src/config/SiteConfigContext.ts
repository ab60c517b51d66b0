import { createContext, useContext } from 'react'
import { defaultSiteConfig, type SiteConfig } from '@shared/siteConfig'

/** The installation's addresses and ids, for the tree below. */
export const SiteConfigContext = createContext<SiteConfig>(defaultSiteConfig)

export const useSiteConfig = (): SiteConfig => useContext(SiteConfigContext)
