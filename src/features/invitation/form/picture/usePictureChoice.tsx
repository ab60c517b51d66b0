import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { pictureMessages } from '@/i18n/messages/studio'
import { openPicture, PictureError, type OpenPicture } from '@/lib/picture/openPicture'

const loadDialog = () => import(/* webpackChunkName: "crop-dialog" */ './CropDialog')

/** From the chosen file to the uploaded picture: decodes it and opens the crop dialog. Nothing changes before the upload. */
export function usePictureChoice(onStored: (address: string) => void) {
  const intl = useIntl()
  const { Component: CropDialog, failed, load } = useLazyComponent(loadDialog)
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const [fault, setFault] = useState<keyof typeof pictureMessages | null>(null)

  // A decoded picture stays in memory until it is closed.
  useEffect(() => () => picture?.close(), [picture])

  const choose = async (file: File) => {
    setFault(null)
    try {
      const [opened] = await Promise.all([openPicture(file), load()])
      setPicture(opened)
    } catch (error) {
      setFault(error instanceof PictureError ? error.fault : 'damaged')
    }
  }
  const closeDialog = () => setPicture(null)
  const handleStored = (address: string) => {
    closeDialog()
    onStored(address)
  }

  const dialog = picture && CropDialog && (
    <CropDialog key={picture.url} picture={picture} onCancel={closeDialog} onStored={handleStored} />
  )
  const errorKey = fault ?? (picture && failed ? 'dialogFailed' : null)
  return { choose, dialog, failure: errorKey && intl.formatMessage(pictureMessages[errorKey]) }
}
