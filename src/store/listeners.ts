import { createListenerMiddleware, type ListenerEffectAPI, type TypedStartListening } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from './makeStore'

export type StartListening = TypedStartListening<RootState, AppDispatch>
/** What an effect is given. */
export type ListenerEffects = ListenerEffectAPI<RootState, AppDispatch>

/** The middleware in which side effects of past-tense actions live: storage, cache, toasts. */
export const createListeners = () => createListenerMiddleware()
