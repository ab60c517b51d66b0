import { useEffect, useState } from 'react'
import { TOAST_MS } from '../../../config/limits'
import { copyText } from './copyText'

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copying a text, and what the last copying came to. Success is said for a while, failure until the next try. */
export function useCopy(text: string) {
  const [copyState, setCopyState] = useState<CopyState>('idle')

  useEffect(() => {
    if (copyState !== 'copied') return undefined
    const timer = setTimeout(() => setCopyState('idle'), TOAST_MS)
    return () => clearTimeout(timer)
  }, [copyState])

  return { copyState, copy: async () => setCopyState((await copyText(text)) ? 'copied' : 'failed') }
}
