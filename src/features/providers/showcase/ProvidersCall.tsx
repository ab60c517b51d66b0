import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { becomeProviderHash, paths } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { Divider } from '@/ui/ornament/Divider'
import { BecomeProvider } from '../registration/BecomeProvider'
import { showcaseMessages } from '@/i18n/messages/providers'

const inverse = {
  color: palette.henna,
  backgroundColor: palette.paper,
  '&:hover': { backgroundColor: '#FFFFFF' },
} as const
const outlined = {
  color: palette.paper,
  borderColor: palette.paper,
  '&:hover': { backgroundColor: palette.hennaDark, borderColor: '#FFFFFF' },
} as const

/** The last section: to the directory, or to the registration (specification §2). */
export function ProvidersCall({ onRegistered }: { onRegistered: () => void }) {
  return (
    <Box
      id={becomeProviderHash.slice(1)}
      sx={{
        position: 'relative',
        overflow: 'clip',
        paddingBlock: { xs: 8, md: 12 },
        textAlign: 'center',
        color: palette.paper,
        backgroundColor: palette.henna,
      }}
    >
      <PatternBackdrop opacity={0.45} />
      <Container maxWidth="sm" sx={{ position: 'relative' }}>
        <Box sx={{ color: '#D8B168' }}>
          <Divider />
        </Box>
        <Typography variant="h2" sx={{ marginBlockStart: 2 }}>
          <FormattedMessage {...showcaseMessages.callTitle} />
        </Typography>
        <Typography sx={{ marginBlock: 2, marginBlockEnd: 4 }}>
          <FormattedMessage {...showcaseMessages.callText} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
          <Button component={Link} to={paths.directory} size="large" sx={inverse}>
            <FormattedMessage {...showcaseMessages.browseAll} />
          </Button>
          <BecomeProvider size="large" variant="outlined" sx={outlined} onRegistered={onRegistered} />
        </Box>
      </Container>
    </Box>
  )
}
