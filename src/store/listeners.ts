import { addListener, type ThunkDispatch, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit'

type Dispatch<State> = ThunkDispatch<State, unknown, UnknownAction>

/** Starts a listener of a store whose state includes `State`, for side effects of events. */
export type StartListening<State> = TypedStartListening<State, Dispatch<State>>

/** Dispatched, it starts a listener while the page runs. The dispatch returns the function that stops it. */
export const addAppListener = addListener.withTypes<unknown, Dispatch<unknown>>()
