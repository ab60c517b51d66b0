import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { useEndAccountSessionsMutation, useErrorText, type FoundAccount } from '@/api/operator'
import { renderBdi } from '@/i18n/renderBdi'
import { consoleMessages } from '@/i18n/messages/operator'
import { operatorAccountMessages } from '@/i18n/messages/operatorTools'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { Facts } from '../common/Facts'
import { LanguageName } from '../common/LanguageName'
import { LtrText } from '../common/LtrText'
import { Panel } from '../common/Panel'
import { useFormatInstant } from '../common/useFormatInstant'
import { useShowToast } from '../common/useShowToast'
import { YesNo } from '../common/YesNo'
import { DeleteAccountDialog } from './DeleteAccountDialog'

const counts = ['sessions', 'invitations', 'weddings', 'providers'] as const

interface AccountDetailsProps {
  account: FoundAccount
  onSessionsEnded: () => void
  onDeleted: () => void
}

/** An account that was found, and what can be done for its owner. */
export function AccountDetails({ account, onSessionsEnded, onDeleted }: AccountDetailsProps) {
  const formatInstant = useFormatInstant()
  const [dialog, setDialog] = useState<'sessions' | 'deletion' | null>(null)
  const close = () => setDialog(null)
  return (
    <Panel component="section">
      <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
        <LtrText>{account.email}</LtrText>
      </Typography>
      {account.isOperator && (
        <Typography sx={{ marginBlockEnd: 1.5, color: 'secondary.main' }}>
          <FormattedMessage {...operatorAccountMessages.isOperator} />
        </Typography>
      )}
      <Facts
        facts={[
          { label: operatorAccountMessages.verified, value: <YesNo value={account.emailVerified} /> },
          {
            label: operatorAccountMessages.language,
            value: account.language && <LanguageName language={account.language} />,
          },
          { label: operatorAccountMessages.created, value: formatInstant(account.createdAt) },
          ...counts.map((count) => ({
            label: operatorAccountMessages[count],
            value: <FormattedNumber value={account[count]} />,
          })),
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, marginBlockStart: 2.5 }}>
        <Button variant="outlined" onClick={() => setDialog('sessions')}>
          <FormattedMessage {...operatorAccountMessages.endSessions} />
        </Button>
        <Button variant="outlined" color="error" onClick={() => setDialog('deletion')}>
          <FormattedMessage {...operatorAccountMessages.delete} />
        </Button>
      </Box>
      {dialog === 'sessions' && <EndSessionsDialog account={account} onClose={close} onEnded={onSessionsEnded} />}
      {dialog === 'deletion' && <DeleteAccountDialog account={account} onClose={close} onDeleted={onDeleted} />}
    </Panel>
  )
}

interface EndSessionsDialogProps {
  account: FoundAccount
  onClose: () => void
  onEnded: () => void
}

function EndSessionsDialog({ account, onClose, onEnded }: EndSessionsDialogProps) {
  const errorText = useErrorText()
  const showToast = useShowToast()
  const [endSessions, { isLoading, error }] = useEndAccountSessionsMutation()
  const confirm = async () => {
    const { error: failure } = await endSessions({ accountId: account.id })
    if (failure) return
    showToast('success', operatorAccountMessages.sessionsEnded)
    onEnded()
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {' '}
          <FormattedMessage
            {...operatorAccountMessages.endSessionsTitle}
            values={{ email: account.email, bdi: renderBdi }}
          />
        </Box>
      }
      cancelLabel={<FormattedMessage {...consoleMessages.cancel} />}
      confirmLabel={<FormattedMessage {...operatorAccountMessages.endSessions} />}
      busyLabel={<FormattedMessage {...operatorAccountMessages.endingSessions} />}
      busy={isLoading}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage {...operatorAccountMessages.endSessionsText} />
      {error !== undefined && !isLoading && <FailureNotice text={errorText(error)} />}
    </ConfirmDialog>
  )
}
