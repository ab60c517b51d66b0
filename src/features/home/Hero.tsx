import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import heroPicture from '@/assets/pictures/home/hero.svg'
import { paths } from '@shared/routes'
import { NAV_HEIGHT_PX } from '@/theme/tokens'
import { PatternBackdrop } from '@/ui/layout/PatternBackdrop'
import { Claims } from './Claims'
import { WatchDemo } from './demo/WatchDemo'
import { homeMessages } from '@/i18n/messages/home'
import { HeroLead } from './lead/HeroLead'

interface HeroProps {
  /** URLs of the template thumbnails, for the demo. */
  templates: readonly string[]
  onLeft: (email: string) => void
}

/** The hero of the home page: what Zaffa is, its claims, and three ways to begin (specification §2). */
export function Hero({ templates, onLeft }: HeroProps) {
  const intl = useIntl()
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
      <Container
        maxWidth="lg"
        sx={{ position: 'relative', paddingBlockStart: { xs: 4, md: 5 }, paddingBlockEnd: { xs: 6, md: 9 } }}
      >
        <Box
          sx={{ display: 'grid', gap: { xs: 5, md: 7 }, gridTemplateColumns: { md: '6fr 5fr' }, alignItems: 'center' }}
        >
          <Box sx={{ display: 'grid', gap: 3, textAlign: { xs: 'center', md: 'start' } }}>
            <Typography variant="h1">
              <FormattedMessage {...homeMessages.title} />
            </Typography>
            <Typography
              sx={{
                fontSize: '1.125rem',
                color: 'text.secondary',
                maxInlineSize: { xs: 330, md: 520 },
                marginInline: { xs: 'auto', md: 0 },
                textWrap: 'balance',
              }}
            >
              <FormattedMessage {...homeMessages.lead} />
            </Typography>
            <Box
              sx={{
                display: 'flex',
                flexDirection: { xs: 'column', sm: 'row' },
                gap: 2,
                alignItems: 'center',
                justifyContent: { xs: 'center', md: 'start' },
              }}
            >
              <Button component={Link} to={paths.register} variant="contained" size="large">
                <FormattedMessage {...homeMessages.startPlanning} />
              </Button>
              <WatchDemo templates={templates} />
            </Box>
            <Box sx={{ textAlign: 'start' }}>
              <Typography variant="body2" aria-hidden sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
                <FormattedMessage {...homeMessages.pairTitle} />
              </Typography>
              <HeroLead onSubmitted={onLeft} />
            </Box>
            <Claims />
          </Box>
          <Box
            component="img"
            src={heroPicture}
            alt={intl.formatMessage(homeMessages.heroAlt)}
            width={640}
            height={760}
            sx={{
              display: 'block',
              inlineSize: '100%',
              blockSize: 'auto',
              maxInlineSize: { xs: 340, md: 470 },
              marginInline: 'auto',
            }}
          />
        </Box>
      </Container>
    </Box>
  )
}
