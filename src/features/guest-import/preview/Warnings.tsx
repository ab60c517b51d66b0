import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import { FormattedMessage } from 'react-intl'
import { warningMessages } from '@/i18n/messages/guestImportPreview'
import { palette } from '@/theme/tokens'
import { renderPhoneText } from '@/lib/phone/renderPhoneText'
import type { RowWarning } from '../plan/types'

/** Seats without a hall concern a column: one notice above all rows says so. */
type ShownWarning = Exclude<RowWarning, { kind: 'no-hall' }>
const isShown = (warning: RowWarning): warning is ShownWarning => warning.kind !== 'no-hall'

/** What is uncertain or lost in a row, and what to do. */
export function Warnings({ warnings }: { warnings: readonly RowWarning[] }) {
  const shown = warnings.filter(isShown)
  if (shown.length === 0) return null
  return (
    <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 0.5 }}>
      {shown.map((warning, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- warnings of one kind may repeat, and never change their order
        <Box component="li" key={index} sx={{ display: 'flex', gap: 1, color: palette.goldText, fontSize: '0.875rem' }}>
          <WarningIcon aria-hidden sx={{ fontSize: 20, flexShrink: 0, marginBlockStart: '2px' }} />
          <span>
            <WarningText warning={warning} />
          </span>
        </Box>
      ))}
    </Box>
  )
}

function WarningText({ warning }: { warning: ShownWarning }) {
  if ('typed' in warning) {
    const message = warningMessages[warning.kind === 'phone' ? warning.problem : warning.kind]
    return <FormattedMessage {...message} values={{ typed: warning.typed, bdi: renderPhoneText }} />
  }
  return <FormattedMessage {...warningMessages[warning.kind]} />
}
