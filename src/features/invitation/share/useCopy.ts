import { useState } from 'react'
import { copyText } from './copyText'

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copies a text and keeps the result until the next copy. */
export function useCopy(text: string) {
  const [copyState, setCopyState] = useState<CopyState>('idle')

  const copy = async () => {
    // A new key announces the same text again.
    setCopyState('idle')
    setCopyState((await copyText(text)) ? 'copied' : 'failed')
  }
  return { copyState, copy }
}
