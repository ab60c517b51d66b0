import { useState } from 'react'
import { copyText } from './copyText'

export type CopyState = 'idle' | 'copied' | 'failed'

/** Copying a text, and what the last copying came to, until the next: what is shown can be read and marked in peace. */
export function useCopy(text: string) {
  const [copyState, setCopyState] = useState<CopyState>('idle')

  const copy = async () => {
    // Announced again when the same is copied twice.
    setCopyState('idle')
    setCopyState((await copyText(text)) ? 'copied' : 'failed')
  }
  return { copyState, copy }
}
