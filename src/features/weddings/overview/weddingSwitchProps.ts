import type { Wedding } from '@/api/weddings'

/** The weddings to choose from, and the chosen one. */
export interface WeddingSwitchProps {
  weddings: readonly Wedding[]
  selectedId: string
  onSelect: (weddingId: string) => void
}
