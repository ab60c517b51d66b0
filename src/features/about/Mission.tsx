import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { NAV_HEIGHT_PX, palette } from '@/theme/tokens'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { Divider } from '@/ui/ornament/Divider'
import { aboutMessages } from '@/i18n/messages/about'

/** The mission text (specification §2, About). */
export function Mission() {
  return (
    <Box
      sx={{
        position: 'relative',
        marginBlockStart: `-${NAV_HEIGHT_PX}px`,
        paddingBlockStart: `${NAV_HEIGHT_PX}px`,
        overflow: 'clip',
      }}
    >
      <PatternBackdrop />
      <Container maxWidth="md" sx={{ position: 'relative', textAlign: 'center', paddingBlock: { xs: 5, md: 9 } }}>
        <Typography variant="h1">
          <FormattedMessage {...aboutMessages.title} />
        </Typography>
        <Box sx={{ color: palette.gold, marginBlock: 2 }}>
          <Divider />
        </Box>
        <Typography component="h2" variant="overline" sx={{ color: palette.goldText }}>
          <FormattedMessage {...aboutMessages.missionTitle} />
        </Typography>
        <Typography variant="h3" component="p" sx={{ marginBlock: 1.5, color: palette.henna }}>
          <FormattedMessage {...aboutMessages.mission} />
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', maxInlineSize: 680, marginInline: 'auto' }}>
          <FormattedMessage {...aboutMessages.missionMore} />
        </Typography>
      </Container>
    </Box>
  )
}
