import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { personalPath } from '@shared/routes'
import { useErrorText } from '@/api'
import { useRenewHouseholdLinkMutation, useRevokeHouseholdLinkMutation, type Household } from '@/api/weddings'
import { useSiteUrl } from '@/config/useSiteUrl'
import { guestLinkMessages } from '@/i18n/messages/guests'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { copyText } from '@/lib/copyText'
import { BusyButton } from '@/ui/fields/BusyButton'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'

interface PersonalLinkProps {
  weddingId: string
  household: Household
}

/** Copies the personal link of a household, makes a new one or takes it away. */
export function PersonalLink({ weddingId, household: { id: householdId, linkToken } }: PersonalLinkProps) {
  const errorText = useErrorText()
  const siteUrl = useSiteUrl()
  const [renew, renewal] = useRenewHouseholdLinkMutation()
  const [revoke, revocation] = useRevokeHouseholdLinkMutation()
  const [status, setStatus] = useState<MessageDescriptor | null>(null)
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null)
  const error = renewal.error ?? revocation.error

  const copy = async () => {
    const isCopied = await copyText(siteUrl + personalPath(linkToken ?? ''))
    setStatus(isCopied ? guestLinkMessages.copied : guestLinkMessages.notCopied)
  }
  const change = async (action: 'renew' | 'revoke') => {
    setStatus(null)
    setAsked(null)
    renewal.reset()
    revocation.reset()
    await (action === 'renew' ? renew : revoke)({ weddingId, householdId })
  }
  const isBusy = renewal.isLoading || revocation.isLoading
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Typography component="h3" variant="h4">
        <FormattedMessage {...guestLinkMessages.title} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...(linkToken === undefined ? guestLinkMessages.none : guestLinkMessages.hint)} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {linkToken !== undefined && (
          <Button variant="outlined" onClick={() => void copy()}>
            <FormattedMessage {...guestLinkMessages.copy} />
          </Button>
        )}
        <BusyButton
          isBusy={isBusy}
          onClick={() => (linkToken === undefined ? void change('renew') : setAsked('renew'))}
        >
          <FormattedMessage {...guestLinkMessages.renew} />
        </BusyButton>
        {linkToken !== undefined && (
          <BusyButton color="error" isBusy={isBusy} onClick={() => setAsked('revoke')}>
            <FormattedMessage {...guestLinkMessages.revoke} />
          </BusyButton>
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {status && <FormattedMessage {...status} />}
      </Typography>
      {error !== undefined && <FailureNotice text={errorText(error)} />}
      {asked && (
        <ConfirmDialog
          open
          title={<FormattedMessage {...guestLinkMessages[`${asked}Title`]} />}
          cancelLabel={<FormattedMessage {...formDialogMessages.cancel} />}
          confirmLabel={<FormattedMessage {...guestLinkMessages[asked]} />}
          tone={asked === 'revoke' ? 'error' : 'primary'}
          onCancel={() => setAsked(null)}
          onConfirm={() => void change(asked)}
        >
          <FormattedMessage {...guestLinkMessages[`${asked}Text`]} />
        </ConfirmDialog>
      )}
    </Box>
  )
}
