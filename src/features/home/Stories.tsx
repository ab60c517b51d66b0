import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import coupleOne from '@/assets/pictures/home/couple-1.svg'
import coupleTwo from '@/assets/pictures/home/couple-2.svg'
import coupleThree from '@/assets/pictures/home/couple-3.svg'
import { palette } from '@/theme/tokens'
import { Band } from '@/ui/layout/Band'
import { homeMessages } from '@/i18n/messages/home'

const stories = [
  {
    picture: coupleOne,
    alt: homeMessages.storyOneAlt,
    words: homeMessages.storyOne,
    by: homeMessages.storyOneBy,
    from: homeMessages.storyOneFrom,
  },
  {
    picture: coupleTwo,
    alt: homeMessages.storyTwoAlt,
    words: homeMessages.storyTwo,
    by: homeMessages.storyTwoBy,
    from: homeMessages.storyTwoFrom,
  },
  {
    picture: coupleThree,
    alt: homeMessages.storyThreeAlt,
    words: homeMessages.storyThree,
    by: homeMessages.storyThreeBy,
    from: homeMessages.storyThreeFrom,
  },
]

/** Three testimonials (specification §2); the middle one is lower. */
export function Stories() {
  const intl = useIntl()
  return (
    <Band ground="white">
      <Typography variant="h2" sx={{ textAlign: 'center' }}>
        <FormattedMessage {...homeMessages.storiesTitle} />
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 5 },
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
          marginBlockStart: 6,
        }}
      >
        {stories.map(({ picture, alt, words, by, from }) => (
          <Box
            component="figure"
            key={by.id}
            sx={{
              margin: 0,
              textAlign: 'center',
              maxInlineSize: 380,
              marginInline: 'auto',
              '&:nth-of-type(2)': { marginBlockStart: { md: 6 } },
            }}
          >
            <Box
              component="img"
              src={picture}
              alt={intl.formatMessage(alt)}
              width={240}
              height={240}
              loading="lazy"
              sx={{ inlineSize: 168, blockSize: 'auto', borderBlockEnd: `3px solid ${palette.gold}` }}
            />
            <Typography
              component="blockquote"
              variant="h4"
              sx={{ margin: 0, marginBlock: 2, fontWeight: 400, lineHeight: 1.75 }}
            >
              <FormattedMessage {...words} />
            </Typography>
            <figcaption>
              <Typography
                component="span"
                variant="h3"
                sx={{ display: 'block', fontSize: '1.4rem', color: palette.henna }}
              >
                <FormattedMessage {...by} />
              </Typography>
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage {...from} />
              </Typography>
            </figcaption>
          </Box>
        ))}
      </Box>
    </Band>
  )
}
