import type { Invitation } from '@/api'

/** The states in which the couple must decide. */
export type UndecidedState = { name: 'conflict'; newer: Invitation } | { name: 'gone' } | { name: 'weddingGone' }

/** The state of publishing. */
export type PublishState =
  | UndecidedState
  | { name: 'idle' }
  | { name: 'saving' }
  | { name: 'failed'; text: string }
  | { name: 'published' }
  | { name: 'saved' }

export const isUndecided = (state: PublishState): state is UndecidedState =>
  state.name === 'conflict' || state.name === 'gone' || state.name === 'weddingGone'

export type PublishEvent =
  | { type: 'saveStarted' }
  | { type: 'saveSucceeded'; as: 'published' | 'saved' }
  | { type: 'saveFailed'; text: string }
  /** The invitation was changed elsewhere meanwhile, or deleted (null). */
  | { type: 'staleFound'; newer: Invitation | null }
  /** The wedding that the draft invites to was deleted meanwhile. */
  | { type: 'weddingMissing' }
  /** The couple loads the newer version, publishes anew or goes on editing. */
  | { type: 'staleResolved' }

export function publishReducer(_state: PublishState, event: PublishEvent): PublishState {
  switch (event.type) {
    case 'saveStarted':
      return { name: 'saving' }
    case 'saveSucceeded':
      return { name: event.as }
    case 'saveFailed':
      return { name: 'failed', text: event.text }
    case 'staleFound':
      return event.newer ? { name: 'conflict', newer: event.newer } : { name: 'gone' }
    case 'weddingMissing':
      return { name: 'weddingGone' }
    default:
      return { name: 'idle' }
  }
}
