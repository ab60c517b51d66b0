import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { membersMessages } from '@/i18n/messages/members'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'

/** Asks the one of the couple who is in to invite the other one. */
export const InvitePartner = ({ onInvite }: { onInvite: () => void }) => (
  <Paper component="section" sx={{ position: 'relative', overflow: 'hidden' }}>
    <PatternBackdrop opacity={0.18} />
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'center',
        padding: { xs: 2.5, sm: 3 },
      }}
    >
      <Box sx={{ flex: '1 1 16em' }}>
        <Typography component="h2" variant="h3">
          <FormattedMessage {...membersMessages.partnerTitle} />
        </Typography>
        <Typography>
          <FormattedMessage {...membersMessages.partnerText} />
        </Typography>
      </Box>
      <Button variant="outlined" onClick={onInvite} data-testid="invite-partner">
        <FormattedMessage {...membersMessages.partner} />
      </Button>
    </Box>
  </Paper>
)
