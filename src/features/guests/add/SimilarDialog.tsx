import Box from '@mui/material/Box'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatFullName } from '@shared/guests/household'
import { useErrorText } from '@/api'
import type { Household } from '@/api/weddings'
import { addGuestMessages } from '@/i18n/messages/guests'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'

interface SimilarDialogProps {
  /** Households on the list with the same name or phone. */
  similar: readonly Household[]
  onAdd: () => Promise<void>
  onCancel: () => void
}

/** Asks whether a new family is one of those on the list, because only a person can tell. */
export function SimilarDialog({ similar, onAdd, onCancel }: SimilarDialogProps) {
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const add = async () => {
    setBusy(true)
    await onAdd().catch((error: unknown) => setFailure(errorText(error)))
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open
      busy={isBusy}
      title={<FormattedMessage {...addGuestMessages.similarTitle} />}
      cancelLabel={<FormattedMessage {...addGuestMessages.doNotAdd} />}
      confirmLabel={<FormattedMessage {...addGuestMessages.addAnyway} />}
      onCancel={onCancel}
      onConfirm={() => void add()}
    >
      <FormattedMessage {...addGuestMessages.similarText} values={{ count: similar.length }} />
      <Box component="ul" sx={{ paddingInlineStart: 3, marginBlock: 1 }}>
        {similar.slice(0, 5).map((household) => (
          <li key={household.id}>
            <bdi>{formatFullName(household)}</bdi>
            {household.phone !== undefined && (
              <Box component="span" sx={{ marginInlineStart: 1.5, color: 'text.secondary' }}>
                <PhoneNumber phone={household.phone} phoneE164={household.phoneE164} />
              </Box>
            )}
          </li>
        ))}
      </Box>
      {failure !== null && <FailureNotice text={failure} />}
    </ConfirmDialog>
  )
}
