import type { ReactNode } from 'react'
import type { AskValues } from './askValues'

/** What the form begins with. */
export interface Prefill {
  values: AskValues
  /** Chooses one of several weddings. */
  weddingField?: ReactNode
}
