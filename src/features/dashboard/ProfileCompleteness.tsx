import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Profile } from '@/api'
import { paths } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { Khatim } from '@/ui/ornament/Khatim'
import { getCompleteness } from './completeness'
import { completenessMessages } from '@/i18n/messages/dashboard'

/** The profile's completeness, one star for each part, and a link to complete it. */
export function ProfileCompleteness({ profile }: { profile: Profile }) {
  const { filled, all, whole } = getCompleteness(profile)
  return (
    <Paper component="section" sx={{ padding: 3 }}>
      <Typography component="h2" variant="h4">
        <FormattedMessage {...completenessMessages.title} />
      </Typography>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, marginBlock: 1.5 }}>
        {Array.from({ length: all }, (_, index) => (
          <Box key={index} sx={{ inlineSize: 28, color: index < filled ? palette.gold : palette.line }}>
            <Khatim filled={index < filled} />
          </Box>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...completenessMessages.parts} values={{ filled, all }} />
      </Typography>
      {whole ? (
        <Typography sx={{ marginBlockStart: 1 }}>
          <FormattedMessage {...completenessMessages.whole} />
        </Typography>
      ) : (
        <Button component={Link} to={paths.account} variant="outlined" sx={{ marginBlockStart: 2 }}>
          <FormattedMessage {...completenessMessages.complete} />
        </Button>
      )}
    </Paper>
  )
}
