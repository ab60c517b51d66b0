import type { OwnProvider } from '@/api/providers'

/** The state of an entry, as its owner reads it. */
export type OwnStatus = 'waiting' | 'listed' | 'editWaiting' | 'refused' | 'editRefused'

export interface StatusWithReason {
  status: OwnStatus
  /** Why the operator refused the entry or its edit; null otherwise. */
  reason: string | null
}

/** @returns the status of an entry, and why it or its edit was refused */
export function getOwnStatus({ status, edit, refusal }: OwnProvider): StatusWithReason {
  if (status === 'pending') return { status: 'waiting', reason: null }
  if (status === 'rejected') return { status: 'refused', reason: refusal ?? null }
  if (!edit) return { status: 'listed', reason: null }
  return edit.refusal === null
    ? { status: 'editWaiting', reason: null }
    : { status: 'editRefused', reason: edit.refusal }
}
