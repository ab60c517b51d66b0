import { signedOut } from '@/api'
import { pageMessages } from '@/i18n/messages/site'
import { selectAccountId } from '@/lib/session/accountId'
import { toastShown } from '@/lib/toastSlice'
import type { AppDispatch } from '@/store/hooks'
import { addAppListener } from '@/store/listeners'
import { listUnsent } from './unsentStore'

/** Says at sign-out that changes wait on this device, after the toast of the sign-out. @returns a function that stops it */
export const addSignOutNotice = (dispatch: AppDispatch): (() => void) =>
  dispatch(
    addAppListener({
      actionCreator: signedOut,
      effect: async (_action, api) => {
        const unsent = await listUnsent(selectAccountId(api.getOriginalState()))
        if (unsent.length > 0) api.dispatch(toastShown('info', pageMessages.changesKept))
      },
    }),
  )
