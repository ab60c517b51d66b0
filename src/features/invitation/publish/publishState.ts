import type { Invitation } from '@/api'

/** The state of publishing. In `conflict` and `gone` the couple must decide. */
export type PublishState =
  | { name: 'idle' }
  | { name: 'saving' }
  | { name: 'failed'; text: string }
  | { name: 'conflict'; newer: Invitation }
  | { name: 'gone' }
  | { name: 'published' }
  | { name: 'saved' }

export type PublishEvent =
  | { type: 'saveStarted' }
  | { type: 'saveSucceeded'; as: 'published' | 'saved' }
  | { type: 'saveFailed'; text: string }
  /** The invitation was changed elsewhere meanwhile, or deleted (null). */
  | { type: 'staleFound'; newer: Invitation | null }
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
    default:
      return { name: 'idle' }
  }
}
