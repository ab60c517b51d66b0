import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useIntl } from 'react-intl'
import { errorMessages, pageMessages } from '@/i18n/messages/site'
import { studioMessages } from '@/i18n/messages/studio'
import Toaster from '@/ui/feedback/Toaster'
import { UndoNotice } from '@/ui/feedback/UndoNotice'
import { OpenButton, Samples } from '../Samples'

const messages = {
  success: pageMessages.providerRegistered,
  info: pageMessages.signedOut,
  warning: errorMessages.badRequest,
  error: errorMessages.unauthorized,
} as const

/** Alerts in the page, and toasts above it. */
export function Alerts() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Samples
        of={{
          success: <Alert severity="success">{formatMessage(messages.success)}</Alert>,
          info: <Alert severity="info">{formatMessage(messages.info)}</Alert>,
          warning: <Alert severity="warning">{formatMessage(messages.warning)}</Alert>,
          error: <Alert severity="error">{formatMessage(messages.error)}</Alert>,
        }}
      />
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {(['success', 'info', 'error'] as const).map((tone) => (
          <OpenButton key={tone} name={`Toast: ${tone}`}>
            {(open, close) =>
              open && <Toaster toast={{ id: tone, tone, text: formatMessage(messages[tone]) }} onClose={close} />
            }
          </OpenButton>
        ))}
        <OpenButton name="UndoNotice">
          {(open, close) =>
            open && <UndoNotice text={formatMessage(studioMessages.pictureRemoved)} onUndo={close} onClose={close} />
          }
        </OpenButton>
      </Stack>
    </>
  )
}
