import Alert from '@mui/material/Alert'
import { FormattedMessage } from 'react-intl'
import { columnMessages } from '@/i18n/messages/guestImport'
import type { ColumnMapping } from '../parse/headers/fields'
import { compactAlert } from '../compactAlert'
import type { HallOption } from '../plan/types'

/** Says that seats are left out, because their column has no hall. */
export function SeatsNotice({ mapping, halls }: { mapping: ColumnMapping; halls: readonly HallOption[] }) {
  if (!mapping.some((target) => target.field === 'seats' && target.hall === '')) return null
  return (
    <Alert sx={compactAlert} severity="warning">
      <FormattedMessage {...(halls.length === 0 ? columnMessages.noHalls : columnMessages.unknownHall)} />
    </Alert>
  )
}
