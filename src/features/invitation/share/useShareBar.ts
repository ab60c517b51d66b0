import { useEffect, useState, type MouseEvent } from 'react'
import type { Share } from './shareLinks'
import { openShareWindow } from './shareWindow'
import { useCopy } from './useCopy'

/** The actions of the share bar, and the result of the last copy. */
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
    // Closing the share sheet rejects too: ignore it.
    shareBySystem: () => navigator.share({ url, text }).catch(() => undefined),
  }
}
