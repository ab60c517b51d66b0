import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLazyComponent } from '@/ui/useLazyComponent'
import { pictureMessages } from '@/i18n/messages/studio'
import { openPicture, PictureError, type OpenPicture } from './openPicture'

const loadDialog = () => import(/* webpackChunkName: "crop-dialog" */ './CropDialog')

/** From a chosen file to a stored picture: opens it, and shows the dialog in which it is cropped and sent. Nothing changes before that. */
export function usePictureChoice(onStored: (address: string) => void) {
  const intl = useIntl()
  const { Late: CropDialog, failed, ask } = useLazyComponent(loadDialog)
  const [picture, setPicture] = useState<OpenPicture | null>(null)
  const [fault, setFault] = useState<keyof typeof pictureMessages | null>(null)

  // The browser keeps an opened picture in memory until it is told.
  useEffect(() => () => picture?.close(), [picture])

  const choose = async (file: File) => {
    setFault(null)
    try {
      const [opened] = await Promise.all([openPicture(file), ask()])
      setPicture(opened)
    } catch (error) {
      setFault(error instanceof PictureError ? error.fault : 'damaged')
    }
  }
  const shut = () => setPicture(null)
  const stored = (address: string) => {
    shut()
    onStored(address)
  }

  const dialog = picture && CropDialog && <CropDialog key={picture.url} picture={picture} onCancel={shut} onStored={stored} />
  const said = fault ?? (picture && failed ? 'dialogFailed' : null)
  return { choose, dialog, failure: said && intl.formatMessage(pictureMessages[said]) }
}
