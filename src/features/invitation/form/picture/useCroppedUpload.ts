import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { useUploadBackgroundMutation } from '@/api/uploads'
import { encodePicture, type Area } from '@/lib/picture/encodePicture'
import { pictureMessages } from '@/i18n/messages/studio'
import { PictureError } from '@/lib/picture/openPicture'

/** Crops and uploads the picture. After a failure the couple can try again. */
export function useCroppedUpload(onStored: (address: string) => void) {
  const intl = useIntl()
  const errorText = useErrorText()
  const [upload] = useUploadBackgroundMutation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const abort = useRef<(() => void) | null>(null)

  const send = async (picture: HTMLImageElement, area: Area) => {
    setBusy(true)
    setFailure(null)
    try {
      const request = upload({ body: { file: await encodePicture(picture, area, 'background.jpg') } })
      abort.current = () => request.abort()
      const { backgroundImage } = await request.unwrap()
      onStored(backgroundImage)
    } catch (error) {
      setFailure(error instanceof PictureError ? intl.formatMessage(pictureMessages[error.fault]) : errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return { send, cancel: () => abort.current?.(), busy, failure }
}
