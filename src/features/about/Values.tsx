import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import care from '@/assets/pictures/features/care.svg'
import invitation from '@/assets/pictures/features/invitation.svg'
import languages from '@/assets/pictures/features/languages.svg'
import privacy from '@/assets/pictures/features/privacy.svg'
import { palette } from '@/theme/tokens'
import { aboutMessages } from '@/i18n/messages/about'

const values = [
  { picture: invitation, title: aboutMessages.drawn, text: aboutMessages.drawnText },
  { picture: languages, title: aboutMessages.languages, text: aboutMessages.languagesText },
  { picture: privacy, title: aboutMessages.privacy, text: aboutMessages.privacyText },
  { picture: care, title: aboutMessages.care, text: aboutMessages.careText },
]

/** The cards with Zaffa's values (specification §2, About: feature cards). */
export function Values() {
  return (
    <>
      <Typography variant="h2" sx={{ textAlign: 'center', marginBlockEnd: { xs: 5, md: 7 } }}>
        <FormattedMessage {...aboutMessages.featuresTitle} />
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          columnGap: 4,
          rowGap: 7,
          paddingBlockStart: 6,
        }}
      >
        {values.map(({ picture, title, text }) => (
          <Box
            component="li"
            key={title.id}
            sx={{
              position: 'relative',
              padding: { xs: 3, md: 5 },
              paddingBlockStart: { xs: 8, md: 9 },
              textAlign: 'center',
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
              sx={{ position: 'absolute', insetBlockStart: -48, insetInlineStart: 'calc(50% - 48px)' }}
            />
            <Typography variant="h3">
              <FormattedMessage {...title} />
            </Typography>
            <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
              <FormattedMessage {...text} />
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}
