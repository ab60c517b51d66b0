import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { FOOTER_YEAR } from '@/config/limits'
import { paths } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { layoutMessages } from '@/i18n/messages/site'
import { TextButton } from './TextButton'

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: palette.ink,
  textDecoration: 'none',
  '&:hover': { color: palette.henna, textDecoration: 'underline' },
} as const

const links = [
  { to: paths.terms, label: layoutMessages.terms },
  { to: paths.privacy, label: layoutMessages.privacy },
  { to: paths.deleteAccount, label: layoutMessages.deleteAccount },
  { to: paths.support, label: layoutMessages.support },
]

/** The footer of the short layout: policies, support and the year (specification §2). */
export function SlimFooter({ onPrivacyChoices }: { onPrivacyChoices?: () => void }) {
  const intl = useIntl()
  return (
    <Box
      component="footer"
      sx={{ displayPrint: 'none', borderBlockStart: `1px solid ${palette.line}`, paddingBlock: 3 }}
    >
      <Container
        maxWidth="lg"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 4 }}
      >
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none', padding: 0, margin: 0 }}
        >
          {links.map(({ to, label }) => (
            <li key={to}>
              <Box component={Link} to={to} sx={linkStyle}>
                <FormattedMessage {...label} />
              </Box>
            </li>
          ))}
          {onPrivacyChoices && (
            <li>
              <TextButton onClick={onPrivacyChoices} label={layoutMessages.privacyChoices} sx={linkStyle} />
            </li>
          )}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage
            {...layoutMessages.rights}
            values={{ year: intl.formatNumber(FOOTER_YEAR, { useGrouping: false }) }}
          />
        </Typography>
      </Container>
    </Box>
  )
}
