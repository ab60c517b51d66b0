import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { importMessages } from '@/i18n/messages/guestImport'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import { palette } from '@/theme/tokens'
import { BusyButton } from '@/ui/fields/BusyButton'
import type { SendFailure } from '../flow/useSendImport'
import type { OutcomeCounts } from '../plan/choices'
import { SendFailureNotice } from './SendFailureNotice'

interface SendBarProps {
  counts: OutcomeCounts
  isSending: boolean
  failure: SendFailure | null
  onSend: () => void
  onBack: () => void
}

/** The button that sends the import, always within the thumb's reach, and why it was not accepted. */
export function SendBar({ counts, isSending, failure, onSend, onBack }: SendBarProps) {
  const { add, update, excess } = counts
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockEnd: 'var(--bottom-bar)',
        zIndex: 2,
        display: 'grid',
        gap: 1.5,
        // On a phone to the edges of the window, like the filters that scroll under it.
        marginInline: { xs: -2, sm: 0 },
        paddingInline: { xs: 2, sm: 0 },
        paddingBlock: 1.5,
        paddingBlockEnd: 'max(12px, env(safe-area-inset-bottom))',
        backgroundColor: palette.paper,
        borderBlockStart: `1px solid ${palette.line}`,
      }}
    >
      {failure && <SendFailureNotice failure={failure} />}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <BusyButton
          variant="contained"
          size="large"
          isBusy={isSending}
          disabled={add + update === 0 || excess > 0}
          onClick={onSend}
          sx={{ flex: { xs: 1, sm: 'none' }, paddingInline: { xs: 2, sm: 4 } }}
        >
          {isSending ? <FormattedMessage {...previewMessages.sending} /> : <SendLabel add={add} update={update} />}
        </BusyButton>
        <Button size="large" disabled={isSending} onClick={onBack} sx={{ paddingInline: { xs: 2, sm: 4 } }}>
          <FormattedMessage {...importMessages.previous} />
        </Button>
      </Box>
    </Box>
  )
}

function SendLabel({ add, update }: { add: number; update: number }) {
  if (update === 0) return <FormattedMessage {...previewMessages.add} values={{ count: add }} />
  if (add === 0) return <FormattedMessage {...previewMessages.update} values={{ count: update }} />
  return <FormattedMessage {...previewMessages.addAndUpdate} values={{ add, update }} />
}
