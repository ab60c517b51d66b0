import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import type { Wedding } from '@/api/weddings'
import { memberKindMessages, membersMessages, ownRightsMessages } from '@/i18n/messages/members'
import { LeaveWedding } from './LeaveWedding'
import { toKind } from './memberKinds'
import { MemberSection } from './MemberList'

/** The account's own role in words: planners and viewers do not see who else is in. */
export function OwnRole({ wedding, onLeft }: { wedding: Wedding; onLeft: () => void }) {
  const kind = toKind(wedding)
  return (
    <>
      <MemberSection title={membersMessages.ownRole}>
        <Typography sx={{ fontWeight: 600, marginBlockStart: 1 }}>
          <FormattedMessage {...memberKindMessages[kind]} />
        </Typography>
        <Typography>
          <FormattedMessage {...ownRightsMessages[kind]} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
          <FormattedMessage {...membersMessages.ownRoleNote} />
        </Typography>
      </MemberSection>
      <LeaveWedding weddingId={wedding.id} isLastOwner={false} onLeft={onLeft} />
    </>
  )
}
