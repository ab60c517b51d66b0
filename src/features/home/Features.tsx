import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import procession from '@/assets/pictures/about/procession.svg'
import countdown from '@/assets/pictures/features/countdown.svg'
import guests from '@/assets/pictures/features/guests.svg'
import invitation from '@/assets/pictures/features/invitation.svg'
import providers from '@/assets/pictures/features/providers.svg'
import { palette } from '@/theme/tokens'
import { Band } from '@/ui/layout/Band'
import { homeMessages } from '@/i18n/messages/home'

const features = [
  { picture: invitation, title: homeMessages.featureInvitation, text: homeMessages.featureInvitationText },
  { picture: countdown, title: homeMessages.featureCountdown, text: homeMessages.featureCountdownText },
  { picture: providers, title: homeMessages.featureProviders, text: homeMessages.featureProvidersText },
  { picture: guests, title: homeMessages.featureGuests, text: homeMessages.featureGuestsText },
]

/** The feature cards (specification §2): the title is sticky while the four cards scroll. */
export function Features() {
  return (
    <Band sx={{ display: 'grid', gap: { xs: 4, md: 8 }, gridTemplateColumns: { md: '5fr 7fr' }, alignItems: 'start' }}>
      <Box sx={{ position: { md: 'sticky' }, insetBlockStart: 120 }}>
        <Typography variant="h2">
          <FormattedMessage {...homeMessages.featuresTitle} />
        </Typography>
        <Typography sx={{ fontSize: '1.125rem', color: 'text.secondary', marginBlockStart: 2, maxInlineSize: 400 }}>
          <FormattedMessage {...homeMessages.featuresLead} />
        </Typography>
        <Box
          component="img"
          src={procession}
          alt=""
          width={1280}
          height={800}
          loading="lazy"
          sx={{
            display: { xs: 'none', md: 'block' },
            inlineSize: '100%',
            blockSize: 'auto',
            borderRadius: '20px',
            marginBlockStart: 4,
          }}
        />
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 2.5 }}>
        {features.map(({ picture, title, text }) => (
          <Box
            component="li"
            key={title.id}
            sx={{
              display: 'flex',
              gap: { xs: 2, sm: 3.5 },
              alignItems: 'center',
              padding: { xs: 2.5, sm: 3.5 },
              backgroundColor: palette.surface,
              border: `1px solid ${palette.line}`,
              borderRadius: '20px',
            }}
          >
            <Box
              component="img"
              src={picture}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              sx={{ inlineSize: { xs: 72, sm: 96 }, blockSize: 'auto', flexShrink: 0 }}
            />
            <div>
              <Typography variant="h3">
                <FormattedMessage {...title} />
              </Typography>
              <Typography sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
                <FormattedMessage {...text} />
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Band>
  )
}
