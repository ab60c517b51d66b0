import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Member } from '@/api/weddings'
import { memberKindMessages, membersMessages } from '@/i18n/messages/members'
import { guessLanguage } from '@/lib/guessLanguage'
import { palette } from '@/theme/tokens'
import { toKind } from './memberKinds'
import { useFormatMember } from './useFormatMember'

/** What an owner may do with a member. */
export interface MemberActions {
  onEdit: (member: Member) => void
  onRemove: (member: Member) => void
}

export const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  alignItems: 'center',
  paddingBlock: 2,
  borderBlockEnd: `1px solid ${palette.line}`,
  '&:last-of-type': { borderBlockEnd: 0, paddingBlockEnd: 0 },
} as const

/** One member: who it is, the role in words, and since when. */
export function MemberRow({ member, actions }: { member: Member; actions?: MemberActions | undefined }) {
  const { formatName, formatDay } = useFormatMember()
  const { label, email, isSelf, joinedAt } = member
  const name = formatName(member)
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: '1 1 16em', minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            <bdi lang={guessLanguage(name)}>{name}</bdi>
          </Typography>
          {isSelf && <Chip size="small" color="secondary" label={<FormattedMessage {...membersMessages.you} />} />}
        </Box>
        <Typography>
          <FormattedMessage {...memberKindMessages[toKind(member)]} />
          {label !== undefined && label !== name && (
            <>
              {' · '}
              <bdi lang={guessLanguage(label)}>{label}</bdi>
            </>
          )}
        </Typography>
        {email !== undefined && email !== name && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <bdi dir="ltr">{email}</bdi>
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...membersMessages.joined} values={{ date: formatDay(joinedAt) }} />
        </Typography>
      </Box>
      {actions && <Actions member={member} name={name} {...actions} />}
    </Box>
  )
}

/** An owner leaves by the button below the list. */
function Actions({ member, name, onEdit, onRemove }: MemberActions & { member: Member; name: string }) {
  const intl = useIntl()
  return (
    <Box sx={{ display: 'flex', gap: 1, marginInlineStart: { xs: '-20px', sm: 0 } }}>
      <Button
        aria-label={intl.formatMessage(membersMessages.editNamed, { name })}
        onClick={() => onEdit(member)}
        data-testid="edit-member"
      >
        <FormattedMessage {...membersMessages.edit} />
      </Button>
      {!member.isSelf && (
        <Button
          color="error"
          aria-label={intl.formatMessage(membersMessages.removeNamed, { name })}
          onClick={() => onRemove(member)}
          data-testid="remove-member"
        >
          <FormattedMessage {...membersMessages.remove} />
        </Button>
      )}
    </Box>
  )
}
