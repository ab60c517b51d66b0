import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isNotFound, useErrorText } from '@/api'
import { useListMemberInvitesQuery, useRevokeMemberInviteMutation, type MemberInvite } from '@/api/weddings'
import { memberInviteMessages, memberKindMessages } from '@/i18n/messages/members'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { guessLanguage } from '@/lib/guessLanguage'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { toKind } from '../memberKinds'
import { MemberSection, RowList } from '../MemberList'
import { rowStyle } from '../MemberRow'
import { useFormatMember } from '../useFormatMember'

interface InviteListProps {
  weddingId: string
  onRevoked: () => void
}

/** The invites that can still be accepted, each with a way to revoke it; nothing without any. */
export function InviteList({ weddingId, onRevoked }: InviteListProps) {
  const errorText = useErrorText()
  const [asked, setAsked] = useState<MemberInvite | null>(null)
  const { data, error, isFetching, refetch } = useListMemberInvitesQuery(
    { weddingId },
    { refetchOnFocus: true, refetchOnMountOrArgChange: true },
  )
  if (!data)
    return error && !isFetching ? (
      <MemberSection title={memberInviteMessages.title}>
        <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
      </MemberSection>
    ) : null
  return (
    <>
      {data.items.length > 0 && (
        <MemberSection title={memberInviteMessages.title}>
          <RowList>
            {data.items.map((invite) => (
              <InviteRow key={invite.id} invite={invite} onRevoke={() => setAsked(invite)} />
            ))}
          </RowList>
        </MemberSection>
      )}
      {asked && (
        <RevokeDialog
          weddingId={weddingId}
          invite={asked}
          onRevoked={() => {
            setAsked(null)
            onRevoked()
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

function InviteRow({ invite, onRevoke }: { invite: MemberInvite; onRevoke: () => void }) {
  const intl = useIntl()
  const { formatLabel, formatDay } = useFormatMember()
  const name = formatLabel(invite)
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 16em', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          <bdi lang={guessLanguage(name)}>{name}</bdi>
        </Typography>
        {invite.label !== undefined && (
          <Typography>
            <FormattedMessage {...memberKindMessages[toKind(invite)]} />
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...memberInviteMessages.expires} values={{ date: formatDay(invite.expiresAt) }} />
        </Typography>
      </Box>
      <Button
        color="error"
        aria-label={intl.formatMessage(memberInviteMessages.revokeNamed, { name })}
        onClick={onRevoke}
        sx={{ marginInlineStart: { xs: '-20px', sm: 0 } }}
        data-testid="revoke-invite"
      >
        <FormattedMessage {...memberInviteMessages.revoke} />
      </Button>
    </Box>
  )
}

interface RevokeDialogProps {
  weddingId: string
  invite: MemberInvite
  onRevoked: () => void
  onClose: () => void
}

function RevokeDialog({ weddingId, invite, onRevoked, onClose }: RevokeDialogProps) {
  const errorText = useErrorText()
  const [revoke, { isLoading, error }] = useRevokeMemberInviteMutation()
  const confirm = async () => {
    const result = await revoke({ weddingId, inviteId: invite.id })
    if (result.error === undefined || isNotFound(result.error)) onRevoked()
  }
  return (
    <ConfirmDialog
      open
      tone="error"
      busy={isLoading}
      title={<FormattedMessage {...memberInviteMessages.revokeTitle} />}
      cancelLabel={<FormattedMessage {...formDialogMessages.cancel} />}
      confirmLabel={<FormattedMessage {...memberInviteMessages.revoke} />}
      busyLabel={<FormattedMessage {...memberInviteMessages.revoking} />}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <FormattedMessage {...memberInviteMessages.revokeText} />
      {error !== undefined && !isLoading && <FailureNotice text={errorText(error)} />}
    </ConfirmDialog>
  )
}
