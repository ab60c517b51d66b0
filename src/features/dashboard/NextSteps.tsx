import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '@shared/routes'
import { dashboardMessages } from '@/i18n/messages/studio'

/** The couple's progress; providers are always offered. */
interface Progress {
  hasInvitation: boolean
  hasWholeProfile: boolean
  hasWishes: boolean
}

interface Step {
  to: string
  title: MessageDescriptor
  text: MessageDescriptor
  done: boolean
}

const getSteps = ({ hasInvitation, hasWholeProfile, hasWishes }: Progress): Step[] => [
  {
    to: paths.createInvitation,
    title: dashboardMessages.create,
    text: dashboardMessages.createText,
    done: hasInvitation,
  },
  { to: paths.account, title: dashboardMessages.profile, text: dashboardMessages.profileText, done: hasWholeProfile },
  { to: paths.items, title: dashboardMessages.wishlist, text: dashboardMessages.wishlistText, done: hasWishes },
  { to: paths.directory, title: dashboardMessages.providers, text: dashboardMessages.providersText, done: false },
]

/** The next steps, with those that are done (decisions, "Routes": the dashboard). */
export function NextSteps(progress: Progress) {
  const intl = useIntl()
  return (
    <Paper component="section" sx={{ padding: 3 }}>
      <Typography component="h2" variant="h4">
        <FormattedMessage {...dashboardMessages.nextSteps} />
      </Typography>
      <Box
        component="ol"
        sx={{ display: 'grid', gap: 1.5, padding: 0, margin: 0, marginBlockStart: 2, listStyle: 'none' }}
      >
        {getSteps(progress).map(({ to, title, text, done }) => (
          <Box component="li" key={to} sx={{ display: 'flex', gap: 1.5, alignItems: 'start' }}>
            {done ? (
              <CheckCircle color="success" titleAccess={intl.formatMessage(dashboardMessages.done)} />
            ) : (
              <RadioButtonUnchecked color="disabled" aria-hidden />
            )}
            <div>
              <Link component={RouterLink} to={to} sx={{ fontWeight: 500, ...(done && { color: 'text.secondary' }) }}>
                <FormattedMessage {...title} />
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage {...text} />
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Paper>
  )
}
