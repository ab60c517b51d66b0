import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { downloadGuestList, type GuestListFormat } from '@/api/weddings'
import { guestListMessages } from '@/i18n/messages/guests'
import { useAppDispatch } from '@/store/hooks'
import { BusyButton } from '@/ui/fields/BusyButton'
import { Banner } from '@/ui/fields/Banner'
import { saveFile } from '@/ui/saveFile'

const FORMATS = [
  { format: 'xlsx', label: guestListMessages.downloadXlsx },
  { format: 'csv', label: guestListMessages.downloadCsv },
] as const

/** Downloads the guest list as a spreadsheet or as CSV; both can be imported again. */
export function Downloads({ weddingId }: { weddingId: string }) {
  const intl = useIntl()
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [busy, setBusy] = useState<GuestListFormat | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const download = async (format: GuestListFormat) => {
    setBusy(format)
    setFailure(null)
    try {
      saveFile(
        `${intl.formatMessage(guestListMessages.title)}.${format}`,
        await dispatch(downloadGuestList(weddingId, format)),
      )
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(null)
    }
  }

  return (
    <div role="group" aria-label={intl.formatMessage(guestListMessages.download)}>
      {failure !== null && <Banner severity="error">{failure}</Banner>}
      {FORMATS.map(({ format, label }) => (
        <BusyButton
          key={format}
          startIcon={<DownloadIcon />}
          isBusy={busy !== null}
          onClick={(event) => event.detail < 2 && void download(format)}
        >
          <FormattedMessage {...label} />
        </BusyButton>
      ))}
    </div>
  )
}
