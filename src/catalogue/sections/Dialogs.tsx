import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatCouple } from '@shared/formatCouple'
import RegistrationDialog from '@/features/providers/registration/RegistrationDialog'
import { useLocale } from '@/i18n/LocaleProvider'
import { listMessages } from '@/i18n/messages/studio'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { names } from '../fixtures'
import { OpenButton } from '../Samples'

/** How long the busy state is shown. */
const BUSY_MS = 2000

function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { locale } = useLocale()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await new Promise((resolve) => setTimeout(resolve, BUSY_MS))
    setBusy(false)
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      tone="error"
      busy={busy}
      title={<FormattedMessage {...listMessages.deleteTitle} />}
      cancelLabel={<FormattedMessage {...listMessages.cancel} />}
      confirmLabel={<FormattedMessage {...listMessages.delete} />}
      busyLabel={<FormattedMessage {...listMessages.deleting} />}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage {...listMessages.deleteText} values={{ couple: formatCouple(names[locale], locale) }} />
    </ConfirmDialog>
  )
}

/** Dialogs, each behind a button. */
export const Dialogs = () => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <OpenButton name="ConfirmDialog">{(open, close) => <DeleteDialog open={open} onClose={close} />}</OpenButton>
    <OpenButton name="RegistrationDialog">
      {(open, close) => (
        <RegistrationDialog open={open} onClose={close} onClosed={() => undefined} onRegistered={close} />
      )}
    </OpenButton>
  </Stack>
)
