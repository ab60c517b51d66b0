import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { hasErrorCode, isNotFound, useErrorText } from '@/api'
import { useLeaveWeddingMutation } from '@/api/weddings'
import { memberEndMessages } from '@/i18n/messages/members'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'

interface LeaveWeddingProps {
  weddingId: string
  /** Whether the wedding would have no owner. */
  isLastOwner: boolean
  onLeft: () => void
}

/** Ends the account's own membership after a question. The last owner reads why that is impossible. */
export function LeaveWedding({ weddingId, isLastOwner, onLeft }: LeaveWeddingProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const [leave, { isLoading, error, reset }] = useLeaveWeddingMutation()
  const ask = () => {
    reset()
    setAsking(true)
  }
  const confirm = async () => {
    const result = await leave({ weddingId })
    if (result.error === undefined || isNotFound(result.error)) onLeft()
  }
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography component="h2" variant="h4">
        <FormattedMessage {...memberEndMessages.leave} />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...(isLastOwner ? memberEndMessages.lastOwner : memberEndMessages.leaveHint)} />
      </Typography>
      {!isLastOwner && (
        <Button color="error" variant="outlined" onClick={ask} data-testid="leave">
          <FormattedMessage {...memberEndMessages.leave} />
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        tone="error"
        busy={isLoading}
        title={<FormattedMessage {...memberEndMessages.leaveTitle} />}
        cancelLabel={<FormattedMessage {...formDialogMessages.cancel} />}
        confirmLabel={<FormattedMessage {...memberEndMessages.leave} />}
        busyLabel={<FormattedMessage {...memberEndMessages.leaving} />}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <FormattedMessage {...memberEndMessages.leaveText} />
        {error !== undefined && !isLoading && (
          <FailureNotice
            text={
              hasErrorCode(error, 'last_owner') ? intl.formatMessage(memberEndMessages.lastOwner) : errorText(error)
            }
          />
        )}
      </ConfirmDialog>
    </Box>
  )
}
