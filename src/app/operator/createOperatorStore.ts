import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { checkSession, isSessionEnded, isSessionInDoubt, operatorBaseApi, type ApiExtra } from '@/api/operator'
import { announceInterruption } from '@/config/interruption'
import { answerDraftsSlice } from '@/features/operator/messages/answerDrafts'
import { toastSlice } from '@/lib/toastSlice'

const rootReducer = combineReducers({
  [operatorBaseApi.reducerPath]: operatorBaseApi.reducer,
  [answerDraftsSlice.name]: answerDraftsSlice.reducer,
  [toastSlice.name]: toastSlice.reducer,
})

type OperatorState = ReturnType<typeof rootReducer>

/**
 * Creates the store of the console.
 * @param options.apiHost origin of the API; empty for the page's own origin
 */
export function createOperatorStore({ apiHost = '' }: { apiHost?: string } = {}) {
  const extra: ApiExtra = { apiHost }
  const listeners = createListenerMiddleware()
  const startListening = listeners.startListening.withTypes<OperatorState, OperatorDispatch>()
  startListening({
    predicate: isSessionInDoubt,
    effect: (_action, { dispatch }) => void dispatch(checkSession()),
  })
  startListening({ predicate: isSessionEnded, effect: announceInterruption })
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra } })
        .prepend(listeners.middleware)
        .concat(operatorBaseApi.middleware),
  })
}

export type OperatorStore = ReturnType<typeof createOperatorStore>
type OperatorDispatch = OperatorStore['dispatch']
