import ForwardIcon from '@mui/icons-material/ArrowForwardOutlined'
import StarIcon from '@mui/icons-material/StarRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { directoryPath } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { Carousel } from '@/ui/carousel/Carousel'
import { mirrored } from '@/ui/carousel/styles'
import { featured, PICTURE, type Featured } from './featured'
import { showcaseMessages } from '@/i18n/messages/providers'

/** The carousel of six featured cards (specification §2). */
export function FeaturedProviders() {
  const intl = useIntl()
  const slides = featured.map((card) => ({
    key: card.category,
    label: intl.formatMessage(card.name),
    content: <FeaturedCard card={card} />,
  }))
  return (
    <Box
      sx={{
        backgroundColor: palette.surface,
        borderBlock: `1px solid ${palette.line}`,
        paddingBlock: { xs: 6, md: 10 },
      }}
    >
      <Container maxWidth="lg">
        <Typography variant="h2">
          <FormattedMessage {...showcaseMessages.featured} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 4 }}>
          <FormattedMessage {...showcaseMessages.featuredLead} />
        </Typography>
        <Carousel
          label={intl.formatMessage(showcaseMessages.featured)}
          slides={slides}
          slidesInView={{ xs: 1, sm: 2, md: 3 }}
        />
      </Container>
    </Box>
  )
}

function FeaturedCard({ card: { name, picture, alt, rating, reviews, category } }: { card: Featured }) {
  const intl = useIntl()
  const action = intl.formatMessage(showcaseMessages.viewDetails)
  return (
    <Box component="article">
      <Box
        component="img"
        src={picture}
        alt={intl.formatMessage(alt)}
        {...PICTURE}
        loading="lazy"
        sx={{ display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: '20px' }}
      />
      <Typography variant="h3" sx={{ marginBlockStart: 2 }}>
        <FormattedMessage {...name} />
      </Typography>
      <Typography sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'text.secondary' }}>
        <StarIcon sx={{ color: palette.gold }} />
        <FormattedMessage {...showcaseMessages.reviews} values={{ rating, count: reviews }} />
      </Typography>
      <Button
        component={Link}
        to={directoryPath(category)}
        aria-label={intl.formatMessage(showcaseMessages.detailsOf, { action, name: intl.formatMessage(name) })}
        endIcon={<ForwardIcon sx={mirrored} />}
        sx={{ marginBlockStart: 0.5, marginInlineStart: -2.5 }}
      >
        {action}
      </Button>
    </Box>
  )
}
