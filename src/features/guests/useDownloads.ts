import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { downloadGuestList, type GuestListContent, type GuestListFormat } from '@/api/weddings'
import { guestListMessages } from '@/i18n/messages/guests'
import { useAppDispatch } from '@/store/hooks'
import { saveFile } from '@/ui/saveFile'

/**
 * Downloads the guest list as a spreadsheet or as CSV; both can be imported again.
 * @param onDone called when the file is saved
 */
export function useDownloads(weddingId: string, onDone: () => void) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const download = async (format: GuestListFormat, content: GuestListContent) => {
    setBusy(true)
    setFailure(null)
    try {
      saveFile(
        `${intl.formatMessage(guestListMessages.title)}.${format}`,
        await dispatch(downloadGuestList(weddingId, format, content)),
      )
      onDone()
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return { download, isBusy, failure }
}
