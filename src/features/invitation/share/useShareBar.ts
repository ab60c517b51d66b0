import { useEffect, useState, type MouseEvent } from 'react'
import type { Share } from './shareLinks'
import { openShareWindow } from './shareWindow'
import { useCopy } from './useCopy'

/** What the share bar's controls do, and what the last copying came to. */
export function useShareBar({ url, text }: Share) {
  const copying = useCopy(url)
  const [canShare, setCanShare] = useState(false)

  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])

  return {
    ...copying,
    canShare,
    openPopup: (event: MouseEvent<HTMLAnchorElement>) => {
      if (openShareWindow(event.currentTarget.href)) event.preventDefault()
    },
    // Closing the system's sheet rejects too: nothing to say then.
    shareBySystem: () => navigator.share({ url, text }).catch(() => undefined),
  }
}
