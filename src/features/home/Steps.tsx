import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { palette } from '@/theme/tokens'
import { Band } from '@/ui/layout/Band'
import { Khatim } from '@/ui/ornament/Khatim'
import { DEMO_ID } from './demo/WatchDemo'
import { homeMessages } from '@/i18n/messages/home'

const steps = [
  { title: homeMessages.stepOne, text: homeMessages.stepOneText },
  { title: homeMessages.stepTwo, text: homeMessages.stepTwoText },
  { title: homeMessages.stepThree, text: homeMessages.stepThreeText },
]

/** How it works, in three steps (specification §2); 'Watch Demo' leads here without scripts. */
export function Steps() {
  const intl = useIntl()
  return (
    <Band ground="white" id={DEMO_ID}>
      <Typography variant="h2" sx={{ textAlign: 'center' }}>
        <FormattedMessage {...homeMessages.stepsTitle} />
      </Typography>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 4 },
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          padding: 0,
          margin: 0,
          marginBlockStart: 6,
          listStyle: 'none',
        }}
      >
        {steps.map(({ title, text }, index) => (
          <Box component="li" key={title.id} sx={{ textAlign: 'center', maxInlineSize: 340, marginInline: 'auto' }}>
            <Box aria-hidden sx={{ position: 'relative', inlineSize: 76, marginInline: 'auto', color: palette.gold }}>
              <Khatim />
              <Typography
                variant="h3"
                component="span"
                sx={{
                  position: 'absolute',
                  inset: 0,
                  display: 'grid',
                  placeItems: 'center',
                  color: palette.goldText,
                  lineHeight: 1,
                }}
              >
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
    </Band>
  )
}
