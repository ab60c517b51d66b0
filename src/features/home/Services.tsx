import ForwardIcon from '@mui/icons-material/ArrowForwardOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { Band } from '@/ui/layout/Band'
import { homeMessages } from '@/i18n/messages/home'

const services = [
  { to: paths.invitation, title: homeMessages.serviceInvitations, text: homeMessages.serviceInvitationsText },
  { to: paths.providers, title: homeMessages.serviceProviders, text: homeMessages.serviceProvidersText },
  { to: paths.items, title: homeMessages.serviceItems, text: homeMessages.serviceItemsText },
  { to: paths.support, title: homeMessages.serviceSupport, text: homeMessages.serviceSupportText },
]

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: '5fr 6fr auto' },
  columnGap: 4,
  alignItems: 'center',
  paddingBlock: { xs: 2.5, md: 3.5 },
  color: palette.ink,
  textDecoration: 'none',
  borderBlockStart: `1px solid ${palette.line}`,
  transition: 'padding 200ms, color 200ms',
  '&:hover': { color: palette.henna, paddingInlineStart: 2 },
} as const

/** The services, each with a link to its page (specification §2). */
export function Services() {
  return (
    <Band>
      <Typography variant="h2">
        <FormattedMessage {...homeMessages.servicesTitle} />
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          padding: 0,
          margin: 0,
          marginBlockStart: 4,
          borderBlockEnd: `1px solid ${palette.line}`,
        }}
      >
        {services.map(({ to, title, text }) => (
          <li key={to}>
            <Box component={Link} to={to} sx={row}>
              <Typography variant="h3">
                <FormattedMessage {...title} />
              </Typography>
              <Typography sx={{ color: 'text.secondary', gridRow: { xs: 2, md: 'auto' } }}>
                <FormattedMessage {...text} />
              </Typography>
              <ForwardIcon
                aria-hidden
                sx={{
                  gridRow: { xs: '1 / 3', md: 'auto' },
                  gridColumn: { xs: 2, md: 'auto' },
                  color: palette.gold,
                  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
                }}
              />
            </Box>
          </li>
        ))}
      </Box>
    </Band>
  )
}
