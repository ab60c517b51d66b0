import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { useListMembersQuery, type Member, type Wedding } from '@/api/weddings'
import { dashboardMessages } from '@/i18n/messages/dashboard'
import { newChangesMessages } from '@/i18n/messages/weddings'

/** Who is in the wedding, with the way to the page of its members; nothing for those who do not see that. */
export function MembersCard({ wedding: { id: weddingId, role, unseenChanges } }: { wedding: Wedding }) {
  const isListed = role === 'owner' || role === 'sideManager'
  const { data } = useListMembersQuery({ weddingId }, { skip: !isListed, refetchOnMountOrArgChange: true })
  if (!isListed || !data) return null
  const isAlone = data.items.length === 1
  return (
    <Paper component="section" sx={{ padding: { xs: 2.5, sm: 3 } }}>
      <Typography component="h2" variant="h4" sx={{ marginBlockEnd: 1 }}>
        <FormattedMessage {...dashboardMessages.members} />
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {isAlone ? <FormattedMessage {...dashboardMessages.membersAlone} /> : <Names members={data.items} />}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
        <Button component={Link} to={weddingPath('members', weddingId)} variant="outlined">
          <FormattedMessage {...(isAlone ? dashboardMessages.membersInvite : dashboardMessages.membersOpen)} />
        </Button>
        <Button component={Link} to={weddingPath('activity', weddingId)} data-testid="activity">
          <FormattedMessage {...newChangesMessages.page} />
          {unseenChanges > 0 && (
            <Chip
              component="span"
              size="small"
              color="primary"
              label={<FormattedMessage {...newChangesMessages.count} values={{ count: unseenChanges }} />}
              sx={{ marginInlineStart: 1 }}
            />
          )}
        </Button>
      </Box>
    </Paper>
  )
}

/** Members without a name and a label are counted on their page. */
function Names({ members }: { members: readonly Member[] }) {
  const intl = useIntl()
  const names = members.flatMap(({ isSelf, label, name, email }) => {
    const shown = isSelf ? intl.formatMessage(dashboardMessages.you) : (name ?? label ?? email)
    return shown === undefined ? [] : [shown]
  })
  return intl.formatList(
    names.map((name) => `\u2068${name}\u2069`),
    { type: 'conjunction' },
  )
}
