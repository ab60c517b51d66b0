import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { selectToken } from '@/api'
import { useAppStore } from '@/store/hooks'
import { changedFields, type ProfileValues } from './profileValues'
import { profileFormLeft, profileTyped } from './unsavedProfileSlice'

/** Inside the profile's form: keeps what is unsaved, unless the couple leaves the form while signed in. */
export function KeepUnsavedProfile({ profileId, saved }: { profileId: string; saved: ProfileValues }) {
  const store = useAppStore()
  const { values } = useFormikContext<ProfileValues>()
  useEffect(() => {
    // A password stays in its field alone.
    store.dispatch(profileTyped({ profileId, typed: changedFields({ ...values, currentPassword: '' }, saved) }))
  }, [store, profileId, values, saved])
  useEffect(
    () => () => {
      if (selectToken(store.getState()) !== null) store.dispatch(profileFormLeft())
    },
    [store],
  )
  return null
}
