import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { MessageDescriptor } from 'react-intl'

export interface Toast {
  id: string
  tone: 'success' | 'error' | 'info'
  /** A message descriptor: it is formatted where it is shown. */
  message: MessageDescriptor
}

/** Toasts, shown one after the other (specification §9: top right, 5000 ms). */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: [] as Toast[],
  reducers: {
    toastShown: {
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.push(payload)
      },
      prepare: (tone: Toast['tone'], message: MessageDescriptor) => ({ payload: { id: nanoid(), tone, message } }),
    },
    toastClosed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
  selectors: { selectCurrentToast: (state) => state[0] ?? null },
})

export const { toastShown, toastClosed } = toastSlice.actions
export const { selectCurrentToast } = toastSlice.selectors
