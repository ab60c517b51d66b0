import Alert from '@mui/material/Alert'
import { FormattedMessage } from 'react-intl'
import { useErrorText } from '@/api'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import { Banner } from '@/ui/fields/Banner'
import type { OutcomeCounts } from '../plan/choices'
import type { SendFailure } from '../flow/useSendImport'

/** What the person has to know before sending: families to decide on, and a list that would be too long. */
export function PreviewNotices({ counts }: { counts: OutcomeCounts }) {
  const { add, update, ask, excess } = counts
  return (
    <>
      {excess > 0 && (
        <Alert severity="error">
          <FormattedMessage {...previewMessages.excess} values={{ count: excess }} />
        </Alert>
      )}
      {ask > 0 && (
        <Alert severity="warning">
          <FormattedMessage {...previewMessages.undecided} values={{ count: ask }} />
        </Alert>
      )}
      {add + update + ask === 0 && (
        <Alert severity="info">
          <FormattedMessage {...previewMessages.tickSome} />
        </Alert>
      )}
    </>
  )
}

/** Why the import was not accepted, and that nothing is lost. */
export function SendFailureNotice({ failure: { error, rows } }: { failure: SendFailure }) {
  const errorText = useErrorText()
  return (
    <Banner severity="error">
      {rows.size > 0 ? (
        <FormattedMessage {...previewMessages.rowErrors} />
      ) : (
        <>
          {errorText(error)} <FormattedMessage {...previewMessages.nothingLost} />
        </>
      )}
    </Banner>
  )
}
