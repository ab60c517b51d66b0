import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import { useState, type MouseEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { generatedApi, useErrorText } from '@/api'
import { useAppDispatch } from '@/store/hooks'
import { BusyButton } from '@/ui/fields/BusyButton'
import { Banner } from '@/ui/fields/Banner'
import { saveFile } from '@/ui/saveFile'
import { accountMessages } from '@/i18n/messages/account'

/** False for the second click of a double click, which may come after the first file has been saved. */
const isFirstClick = ({ detail }: MouseEvent) => detail < 2

/**
 * Downloads all data of the account, as a file with the date in its name. The call needs the token, so that it cannot
 * be a plain link.
 */
export function ExportData() {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const downloadExport = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const data = await dispatch(
        generatedApi.endpoints.exportAccount.initiate(undefined, { subscribe: false, forceRefetch: true }),
      ).unwrap()
      const day = data.exportedAt.slice(0, 10)
      saveFile(`zaffa-account-${day}.json`, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      {failure !== null && <Banner severity="error">{failure}</Banner>}
      <BusyButton
        variant="outlined"
        size="large"
        startIcon={<DownloadIcon />}
        isBusy={busy}
        onClick={(event) => isFirstClick(event) && void downloadExport()}
      >
        <FormattedMessage {...(busy ? accountMessages.exporting : accountMessages.export)} />
      </BusyButton>
    </>
  )
}
