import ComputerIcon from '@mui/icons-material/ComputerOutlined'
import DeviceIcon from '@mui/icons-material/DevicesOtherOutlined'
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined'
import TabletIcon from '@mui/icons-material/TabletOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AccountSession } from '@/api'
import { palette } from '@/theme/tokens'
import { sessionMessages } from '@/i18n/messages/account'
import { useDeviceName } from './useDeviceName'

const icons = { phone: PhoneIcon, tablet: TabletIcon, desktop: ComputerIcon }

/** One session: device, times and a sign-out button, except for the current one. */
export function SessionRow({ session, onSignOut }: { session: AccountSession; onSignOut: () => void }) {
  const intl = useIntl()
  const device = useDeviceName(session)
  const Icon = session.device ? icons[session.device] : DeviceIcon
  const created = intl.formatDate(session.createdAt, { dateStyle: 'medium' })
  const used = intl.formatDate(session.lastUsedAt, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        padding: 2,
        border: `1px solid ${palette.line}`,
        borderRadius: '16px',
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
        <Typography
          component="div"
          sx={{ fontWeight: 600, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          {device}
          {session.current && (
            <Chip
              size="small"
              color="primary"
              variant="outlined"
              label={<FormattedMessage {...sessionMessages.thisDevice} />}
            />
          )}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...sessionMessages.times} values={{ created, used }} />
        </Typography>
      </Box>
      {!session.current && (
        <Button
          onClick={onSignOut}
          sx={{ marginInlineStart: 'auto' }}
          aria-label={intl.formatMessage(sessionMessages.signOutThereNamed, { device })}
        >
          <FormattedMessage {...sessionMessages.signOutThere} />
        </Button>
      )}
    </Box>
  )
}
