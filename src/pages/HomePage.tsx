import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { createWithTemplate, paths } from '../config/paths'
import { homeMessages } from '../features/home/messages'
import { TEMPLATES, type TemplateNumber } from '../features/invitation/card/content'
import { templateThumbnail } from '../features/invitation/card/thumbnails'
import { templateMessages } from '../features/invitation/messages'
import { palette } from '../theme/tokens'
import { NAV_HEIGHT_PX } from '../ui/layout/navBarStyles'
import { PatternBackdrop } from '../ui/layout/PatternBackdrop'
import { Divider } from '../ui/ornament/Divider'
import { Khatim } from '../ui/ornament/Khatim'
import { PageTitle } from './PageTitle'

/** The front page: what Zaffa is, the four invitations, how it works, and the first step (specification §2). */
export default function HomePage() {
  return (
    <>
      <PageTitle message={homeMessages.title} />
      <Hero />
      <Steps />
      <Call />
    </>
  )
}

function Hero() {
  return (
    <Box sx={{ position: 'relative', marginBlockStart: `-${NAV_HEIGHT_PX}px`, paddingBlockStart: `${NAV_HEIGHT_PX}px`, overflow: 'clip' }}>
      <PatternBackdrop />
      <Container maxWidth="lg" sx={{ position: 'relative', paddingBlock: { xs: 4, md: 9 } }}>
        <Box sx={{ display: 'grid', gap: { xs: 5, md: 6 }, gridTemplateColumns: { md: '11fr 10fr' }, alignItems: 'center' }}>
          <Box sx={{ textAlign: { xs: 'center', md: 'start' } }}>
            <Typography variant="h1">
              <FormattedMessage {...homeMessages.title} />
            </Typography>
            <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', marginBlock: 3, maxInlineSize: 520, marginInline: { xs: 'auto', md: 0 } }}>
              <FormattedMessage {...homeMessages.lead} />
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: { xs: 'center', md: 'start' } }}>
              <Button component={Link} to={paths.register} variant="contained" size="large">
                <FormattedMessage {...homeMessages.startPlanning} />
              </Button>
              <Button component={Link} to={paths.createInvitation} variant="outlined" size="large" sx={{ backgroundColor: palette.paper }}>
                <FormattedMessage {...homeMessages.createInvitation} />
              </Button>
            </Box>
            <Claims />
          </Box>
          <TemplateFan />
        </Box>
      </Container>
    </Box>
  )
}

const claims = [
  { count: homeMessages.couplesCount, of: homeMessages.couples },
  { count: homeMessages.vendorsCount, of: homeMessages.vendors },
  { count: homeMessages.ratingCount, of: homeMessages.rating },
]

/** The specification's marketing claims (§1). */
function Claims() {
  const intl = useIntl()
  return (
    <Box component="ul" aria-label={intl.formatMessage(homeMessages.claimsLabel)} sx={{ display: 'flex', gap: { xs: 3, sm: 5 }, padding: 0, margin: 0, marginBlockStart: 5, listStyle: 'none', justifyContent: { xs: 'center', md: 'start' } }}>
      {claims.map(({ count, of }) => (
        <Box component="li" key={of.id} sx={{ borderInlineStart: `2px solid ${palette.gold}`, paddingInlineStart: 2, textAlign: 'start' }}>
          <Typography component="p" sx={{ fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.4 }}>
            <FormattedMessage {...count} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...of} />
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** The four invitations, laid out like cards on a table; each opens the studio with it chosen. */
function TemplateFan() {
  const tilts = [-5, 3, -3, 5]
  return (
    <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: { xs: 2, md: 3 }, padding: 0, margin: 0, listStyle: 'none', maxInlineSize: 460, marginInline: 'auto' }}>
      {TEMPLATES.map((name, index) => (
        <Box component="li" key={name} sx={{ transform: `rotate(${tilts[index]}deg)`, transition: 'transform 250ms', '&:hover, &:focus-within': { transform: 'rotate(0deg) scale(1.03)', zIndex: 1 } }}>
          <Box component={Link} to={createWithTemplate(index + 1)} sx={{ display: 'block', color: palette.ink, textAlign: 'center', textDecoration: 'none' }}>
            <Box
              component="img"
              src={templateThumbnail((index + 1) as TemplateNumber)}
              alt=""
              width={600}
              height={800}
              sx={{ display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: '14px', border: `6px solid ${palette.surface}`, outline: `1px solid ${palette.line}` }}
            />
            <Box component="span" sx={{ display: 'inline-block', paddingBlock: 1 }}>
              <FormattedMessage {...templateMessages[name]} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const steps = [
  { title: homeMessages.stepOne, text: homeMessages.stepOneText },
  { title: homeMessages.stepTwo, text: homeMessages.stepTwoText },
  { title: homeMessages.stepThree, text: homeMessages.stepThreeText },
]

function Steps() {
  const intl = useIntl()
  return (
    <Box sx={{ backgroundColor: palette.surface, borderBlock: `1px solid ${palette.line}`, paddingBlock: { xs: 7, md: 11 } }}>
      <Container maxWidth="lg">
        <Typography variant="h2" sx={{ textAlign: 'center' }}>
          <FormattedMessage {...homeMessages.stepsTitle} />
        </Typography>
        <Box component="ol" sx={{ display: 'grid', gap: { xs: 5, md: 4 }, gridTemplateColumns: { md: 'repeat(3, 1fr)' }, padding: 0, margin: 0, marginBlockStart: 6, listStyle: 'none' }}>
          {steps.map(({ title, text }, index) => (
            <Box component="li" key={title.id} sx={{ textAlign: 'center', maxInlineSize: 340, marginInline: 'auto' }}>
              <Box aria-hidden sx={{ position: 'relative', inlineSize: 76, marginInline: 'auto', color: palette.gold }}>
                <Khatim />
                <Typography variant="h3" component="span" sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', color: palette.goldText, lineHeight: 1 }}>
                  {intl.formatNumber(index + 1)}
                </Typography>
              </Box>
              <Typography variant="h3" sx={{ marginBlock: 1.5 }}>
                <FormattedMessage {...title} />
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>
                <FormattedMessage {...text} />
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  )
}

function Call() {
  return (
    <Box sx={{ position: 'relative', paddingBlock: { xs: 8, md: 12 }, textAlign: 'center', overflow: 'clip' }}>
      <PatternBackdrop colour={palette.henna} opacity={0.16} />
      <Container maxWidth="sm" sx={{ position: 'relative' }}>
        <Box sx={{ color: palette.gold }}>
          <Divider />
        </Box>
        <Typography variant="h2" sx={{ marginBlock: 3 }}>
          <FormattedMessage {...homeMessages.callTitle} />
        </Typography>
        <Button component={Link} to={paths.createInvitation} variant="contained" size="large">
          <FormattedMessage {...homeMessages.createInvitation} />
        </Button>
      </Container>
    </Box>
  )
}
