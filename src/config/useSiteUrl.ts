import { useEffect, useState } from 'react'
import { useSiteConfig } from './SiteConfigContext'

/** The site's address without a trailing slash: as configured, else the page's own origin once mounted. */
export function useSiteUrl(): string {
  const { publicUrl } = useSiteConfig()
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return publicUrl || origin
}
