import type { ReactNode } from 'react'
import { useErrorText } from '@/api'
import { useGuestList, type GuestList } from '@/api/weddings'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { WeddingNotFound } from '@/ui/feedback/WeddingNotFound'

interface LoadedGuestListProps {
  weddingId: string
  /** Shown while the list is loaded. */
  skeleton: ReactNode
  children: (list: GuestList) => ReactNode
}

/** Loads the guest list of a wedding and renders it, or why it cannot. */
export function LoadedGuestList({ weddingId, skeleton, children }: LoadedGuestListProps) {
  const errorText = useErrorText()
  const state = useGuestList(weddingId, { staysFresh: true })
  if (state.status === 'ready') return children(state.list)
  if (state.status === 'loading') return skeleton
  if (state.status === 'missing') return <WeddingNotFound />
  return <FailureNotice text={errorText(state.error)} onRetry={state.retry} />
}
