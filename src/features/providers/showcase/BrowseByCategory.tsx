import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { directoryPath } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { CategoryEmblem } from '../categories/CategoryEmblem'
import { browseCards } from './featured'
import { showcaseMessages } from '@/i18n/messages/providers'

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  blockSize: '100%',
  paddingBlock: 2.5,
  borderBlockStart: `1px solid ${palette.line}`,
  color: palette.ink,
  textDecoration: 'none',
  '&:hover': { color: palette.henna, borderBlockStartColor: palette.gold },
} as const

/** Six links into the directory (specification §2). */
export function BrowseByCategory() {
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 7, md: 12 } }}>
      <Box sx={{ display: 'grid', columnGap: 8, rowGap: 4, gridTemplateColumns: { md: '4fr 8fr' } }}>
        <Box>
          <Typography variant="h2">
            <FormattedMessage {...showcaseMessages.browse} />
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
            <FormattedMessage {...showcaseMessages.browseLead} />
          </Typography>
        </Box>
        <Box
          component="ul"
          sx={{
            display: 'grid',
            columnGap: 5,
            gridTemplateColumns: { sm: '1fr 1fr' },
            padding: 0,
            margin: 0,
            listStyle: 'none',
          }}
        >
          {browseCards.map(({ name, count, category }) => (
            <li key={name.id}>
              <Box component={Link} to={directoryPath(category)} sx={entry}>
                <CategoryEmblem of={category} />
                <Typography component="span" variant="h3" sx={{ flexGrow: 1 }}>
                  <FormattedMessage {...name} />
                </Typography>{' '}
                <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 500, color: palette.goldText }}>
                  <FormattedMessage {...showcaseMessages.count} values={{ count }} />
                </Typography>
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Container>
  )
}
