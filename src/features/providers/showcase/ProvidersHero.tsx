import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import photography from '@/assets/pictures/providers/photography.svg'
import planning from '@/assets/pictures/providers/planning.svg'
import venues from '@/assets/pictures/providers/venues.svg'
import { NAV_HEIGHT_PX, palette } from '@/theme/tokens'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { ArchPicture } from '@/ui/ornament/ArchPicture'
import { PICTURE } from './featured'
import { showcaseMessages } from '@/i18n/messages/providers'

/** The hero of the providers page, with the specification's claims (§1). */
export function ProvidersHero() {
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
      <Container maxWidth="lg" sx={{ position: 'relative', paddingBlock: { xs: 4, md: 8 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 6 },
            gridTemplateColumns: { md: '10fr 11fr' },
            alignItems: 'center',
          }}
        >
          <Box sx={{ textAlign: { xs: 'center', md: 'start' } }}>
            <Typography variant="h1">
              <FormattedMessage {...showcaseMessages.heading} />
            </Typography>
            <Typography
              sx={{
                fontSize: '1.125rem',
                color: 'text.secondary',
                marginBlock: 3,
                maxInlineSize: 520,
                marginInline: { xs: 'auto', md: 0 },
              }}
            >
              <FormattedMessage {...showcaseMessages.lead} />
            </Typography>
            <Stats />
          </Box>
          <Arcade />
        </Box>
      </Container>
    </Box>
  )
}

const stats = [
  { count: showcaseMessages.verifiedCount, of: showcaseMessages.verified },
  { count: showcaseMessages.ratingCount, of: showcaseMessages.rating },
  { count: showcaseMessages.couplesCount, of: showcaseMessages.couples },
]

function Stats() {
  const intl = useIntl()
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(showcaseMessages.statsLabel)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, auto)',
        columnGap: { xs: 2, sm: 5 },
        padding: 0,
        margin: 0,
        listStyle: 'none',
        justifyContent: { xs: 'center', md: 'start' },
      }}
    >
      {stats.map(({ count, of }) => (
        <Box
          component="li"
          key={of.id}
          sx={{ borderBlockStart: `2px solid ${palette.gold}`, paddingBlockStart: 1, textAlign: 'start' }}
        >
          <Typography component="span" variant="h3" sx={{ display: 'block', lineHeight: 1.3 }}>
            <FormattedMessage {...count} />
          </Typography>{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...of} />
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Three arches: decoration, because the pictures are named further down. */
function Arcade() {
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', gridTemplateColumns: '4fr 6fr 4fr', gap: { xs: 1, sm: 2 }, alignItems: 'end' }}
    >
      <ArchPicture src={photography} alt="" {...PICTURE} ratio="1 / 2" />
      <ArchPicture src={venues} alt="" {...PICTURE} ratio="3 / 5" />
      <ArchPicture src={planning} alt="" {...PICTURE} ratio="1 / 2" />
    </Box>
  )
}
