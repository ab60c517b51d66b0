import { useEffect, useState, type MouseEvent } from 'react'
import { TOAST_MS } from '../../../config/limits'
import { copyText } from './copyText'
import type { Share } from './shareLinks'
import { openShareWindow } from './shareWindow'

export type CopyState = 'idle' | 'copied' | 'failed'

/** What the share bar's controls do, and what the last copying came to. */
export function useShareBar({ url, text }: Share) {
  const [copyState, setCopyState] = useState<CopyState>('idle')
  const [canShare, setCanShare] = useState(false)

  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])
  useEffect(() => {
    if (copyState !== 'copied') return undefined
    const timer = setTimeout(() => setCopyState('idle'), TOAST_MS)
    return () => clearTimeout(timer)
  }, [copyState])

  return {
    copyState,
    canShare,
    copy: async () => setCopyState((await copyText(url)) ? 'copied' : 'failed'),
    openPopup: (event: MouseEvent<HTMLAnchorElement>) => {
      if (openShareWindow(event.currentTarget.href)) event.preventDefault()
    },
    // Closing the system's sheet rejects too: nothing to say then.
    shareBySystem: () => navigator.share({ url, text }).catch(() => undefined),
  }
}
