import type { ReactNode } from 'react'
import { guessLanguage } from '@/lib/guessLanguage'

/** Renders a text of a message that somebody may have typed. */
export const renderTyped = (chunks: ReactNode[]): ReactNode => (
  <bdi lang={guessLanguage(chunks.filter((chunk) => typeof chunk === 'string').join(''))}>{chunks}</bdi>
)
