import { useEffect, useState } from 'react'
import { Workbox } from 'workbox-window'
import { SERVICE_WORKER_PATH } from '@shared/serviceWorker'
import { useSiteConfig } from '@/config/SiteConfigContext'

/** How often a page that stays open looks for a new release, in ms; browsers look at each load of a page. */
const UPDATE_CHECK_MS = 60 * 60 * 1000

/** A page that the new release has not taken over after so long, in ms, reloads: requests of a page can hold the takeover up in Chromium, and a reload ends them. */
const TAKEOVER_MS = 3000

/**
 * Registers the service worker after the page has loaded. Nothing depends on it: without one, pages load from the server.
 * @returns a function that reloads the page with the release that waits; undefined while none waits
 */
export function useServiceWorker(): (() => void) | undefined {
  const isOn = useSiteConfig().serviceWorker === 'on'
  const [waiting, setWaiting] = useState<Workbox>()
  useEffect(() => {
    // Private windows of some browsers have none.
    if (!isOn || !('serviceWorker' in navigator)) return undefined
    const workbox = new Workbox(SERVICE_WORKER_PATH)
    const showWaiting = () => setWaiting(workbox)
    workbox.addEventListener('waiting', showWaiting)
    void workbox.register().catch(() => undefined)
    const timer = setInterval(() => void workbox.update().catch(() => undefined), UPDATE_CHECK_MS)
    return () => {
      clearInterval(timer)
      workbox.removeEventListener('waiting', showWaiting)
    }
  }, [isOn])
  return (
    waiting &&
    (() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.messageSkipWaiting()
      setTimeout(() => location.reload(), TAKEOVER_MS)
    })
  )
}
