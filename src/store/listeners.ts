import { addListener, type TypedStartListening } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from './createStore'

/** Starts a listener of the store's own middleware, for side effects of events. */
export type StartListening = TypedStartListening<RootState, AppDispatch>

/** Dispatched, it starts a listener while the page runs. The dispatch returns the function that stops it. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>()
