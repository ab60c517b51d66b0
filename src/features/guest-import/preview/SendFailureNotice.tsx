import Alert from '@mui/material/Alert'
import { FormattedMessage } from 'react-intl'
import { useErrorText } from '@/api'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import type { SendFailure } from '../flow/useSendImport'
import { compactAlert } from '../compactAlert'

/** Why the import was not accepted, and that nothing is lost. */
export function SendFailureNotice({ failure: { error, rows } }: { failure: SendFailure }) {
  const errorText = useErrorText()
  return (
    <Alert sx={compactAlert} severity="error">
      {rows.size > 0 ? (
        <FormattedMessage {...previewMessages.rowErrors} />
      ) : (
        <>
          {errorText(error)} <FormattedMessage {...previewMessages.nothingLost} />
        </>
      )}
    </Alert>
  )
}
