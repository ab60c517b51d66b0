import Alert from '@mui/material/Alert'
import { FormattedMessage } from 'react-intl'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import type { OutcomeCounts } from '../plan/choices'
import { compactAlert } from '../compactAlert'

/** What the person has to know before sending: families to decide on, and a list that would be too long. */
export function PreviewNotices({ counts }: { counts: OutcomeCounts }) {
  const { add, update, ask, excess } = counts
  return (
    <>
      {excess > 0 && (
        <Alert sx={compactAlert} severity="error">
          <FormattedMessage {...previewMessages.excess} values={{ count: excess }} />
        </Alert>
      )}
      {ask > 0 && (
        <Alert sx={compactAlert} severity="warning">
          <FormattedMessage {...previewMessages.undecided} values={{ count: ask }} />
        </Alert>
      )}
      {add + update + ask === 0 && (
        <Alert sx={compactAlert} severity="info">
          <FormattedMessage {...previewMessages.tickSome} />
        </Alert>
      )}
    </>
  )
}
