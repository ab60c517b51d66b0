import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { selectToken } from '@/api'
import { useAppStore } from '@/store/hooks'
import { getChangedFields, type ProfileValues } from './profileValues'
import { profileFormLeft, profileTyped } from './unsavedProfileSlice'

/** Stores unsaved values of the profile form, unless the couple leaves the form while signed in. */
export function KeepUnsavedProfile({ profileId, saved }: { profileId: string; saved: ProfileValues }) {
  const store = useAppStore()
  const { values } = useFormikContext<ProfileValues>()
  useEffect(() => {
    // The password is never stored.
    store.dispatch(profileTyped({ profileId, typed: getChangedFields({ ...values, currentPassword: '' }, saved) }))
  }, [store, profileId, values, saved])
  useEffect(
    () => () => {
      if (selectToken(store.getState()) !== null) store.dispatch(profileFormLeft())
    },
    [store],
  )
  return null
}
