import Alert from '@mui/material/Alert'
import { FormattedMessage } from 'react-intl'
import { importErrorMessages } from '@/i18n/messages/guestImport'
import type { SourceFailure } from '../flow/useSource'

/** Why a source cannot be used, and what to do. */
export function SourceFailureNotice({ failure: { code, details } }: { failure: SourceFailure }) {
  const key = details.reason ?? code
  return (
    <Alert severity="error">
      <FormattedMessage id={importErrorMessages[key].id} values={{ ...details }} />
    </Alert>
  )
}
