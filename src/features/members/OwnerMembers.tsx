import AddIcon from '@mui/icons-material/PersonAddAltOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { OWNERS_PER_WEDDING } from '@shared/limits'
import type { Member, Wedding } from '@/api/weddings'
import { memberInviteMessages, membersMessages } from '@/i18n/messages/members'
import { InviteFlow } from './invite/InviteFlow'
import { InviteList } from './invite/InviteList'
import { InvitePartner } from './invite/InvitePartner'
import { LeaveWedding } from './LeaveWedding'
import { countOwners, type MemberKind } from './memberKinds'
import { MemberDialog } from './MemberDialog'
import { MemberList } from './MemberList'
import { MembersFrame } from './MembersFrame'
import { RemoveDialog } from './RemoveDialog'
import { useFormatMember } from './useFormatMember'

interface OwnerMembersProps {
  wedding: Wedding
  members: readonly Member[]
  onLeft: () => void
}

/** The members for one of the couple, who invites, edits and removes. */
export function OwnerMembers({ wedding, members, onLeft }: OwnerMembersProps) {
  const intl = useIntl()
  const { formatName } = useFormatMember()
  const [invited, setInvited] = useState<MemberKind | null>(null)
  const [asked, setAsked] = useState<{ action: 'edit' | 'remove'; member: Member } | null>(null)
  const { status, setStatus, heading } = useStatus()
  const owners = countOwners(members)
  const close = () => setAsked(null)
  const isOwnerFree = owners < OWNERS_PER_WEDDING

  return (
    <MembersFrame
      weddingId={wedding.id}
      action={
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => setInvited('groom')}
          data-testid="invite-member"
        >
          <FormattedMessage {...membersMessages.invite} />
        </Button>
      }
    >
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {status?.text}
      </Typography>
      {isOwnerFree && <InvitePartner onInvite={() => setInvited('owner')} />}
      <MemberList
        members={members}
        headingRef={heading}
        actions={{
          onEdit: (member) => setAsked({ action: 'edit', member }),
          onRemove: (member) => setAsked({ action: 'remove', member }),
        }}
      />
      <InviteList
        weddingId={wedding.id}
        onRevoked={() => setStatus({ text: intl.formatMessage(memberInviteMessages.revoked), takesFocus: true })}
      />
      <LeaveWedding weddingId={wedding.id} isLastOwner={owners === 1} onLeft={onLeft} />
      <InviteFlow wedding={wedding} kind={invited} hasOwner={isOwnerFree} onClose={() => setInvited(null)} />
      {asked?.action === 'edit' && (
        <MemberDialog
          weddingId={wedding.id}
          member={asked.member}
          hasOwner={isOwnerFree || asked.member.role === 'owner'}
          onSaved={() => {
            close()
            const name = formatName(asked.member)
            setStatus({ text: intl.formatMessage(membersMessages.edited, { name }), takesFocus: false })
          }}
          onClose={close}
        />
      )}
      {asked?.action === 'remove' && (
        <RemoveDialog
          weddingId={wedding.id}
          member={asked.member}
          onRemoved={() => {
            close()
            const name = formatName(asked.member)
            setStatus({ text: intl.formatMessage(membersMessages.removed, { name }), takesFocus: true })
          }}
          onClose={close}
        />
      )}
    </MembersFrame>
  )
}

interface Status {
  text: string
  /** Whether the row that had the focus is gone. */
  takesFocus: boolean
}

/** What was done last. After a row is removed and its dialog has restored the focus, the list's heading takes it. */
function useStatus() {
  const [status, setStatus] = useState<Status | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (status?.takesFocus) heading.current?.focus()
  }, [status])
  return { status, setStatus, heading }
}
