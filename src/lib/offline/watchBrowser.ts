/** How often the server is asked while it cannot be reached, or changes wait, in ms. */
const RETRY_MS = 10_000
/** Tells the other tabs that the changes that wait differ. */
const CHANNEL = 'zaffa-unsent'

interface BrowserEvents {
  onOnline: () => void
  onOffline: () => void
  /** The tab is hidden, and may be closed without a further event. */
  onHide: () => void
  /** Every few seconds, and when the tab is shown again. */
  onRetry: () => void
  /** Another tab has stored, sent or removed changes. */
  onOtherTab: () => void
}

/** Calls back on what the browser says. @returns a function that tells the other tabs of changes, and one that stops */
export function watchBrowser({ onOnline, onOffline, onHide, onRetry, onOtherTab }: BrowserEvents) {
  let channel: BroadcastChannel | undefined
  // After the first paint: to open a channel takes a slow phone 30 ms.
  const opening = setTimeout(() => {
    channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', onOtherTab)
  })
  const onVisibility = () => (document.visibilityState === 'hidden' ? onHide() : onRetry())
  window.addEventListener('online', onOnline)
  window.addEventListener('offline', onOffline)
  document.addEventListener('visibilitychange', onVisibility)
  const timer = setInterval(onRetry, RETRY_MS)
  return {
    /** What was begun before the stop may still end. */
    tellTabs: () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel?.postMessage(null)
    },
    stop: () => {
      clearTimeout(opening)
      channel?.close()
      channel = undefined
      window.removeEventListener('online', onOnline)
      window.removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', onVisibility)
      clearInterval(timer)
    },
  }
}
