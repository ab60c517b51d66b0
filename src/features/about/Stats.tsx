import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { aboutMessages } from '@/i18n/messages/about'

const stats = [
  { count: aboutMessages.yearsCount, of: aboutMessages.years },
  { count: aboutMessages.weddingsCount, of: aboutMessages.weddings },
  { count: aboutMessages.satisfactionCount, of: aboutMessages.satisfaction },
  { count: aboutMessages.supportCount, of: aboutMessages.support },
]

/** The specification's claims on this page (§1, About stats). */
export function Stats() {
  const intl = useIntl()
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(aboutMessages.statsLabel)}
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        rowGap: 4,
        textAlign: 'center',
      }}
    >
      {stats.map(({ count, of }, index) => (
        <Box
          component="li"
          key={of.id}
          sx={{ borderInlineStart: { xs: index % 2 ? '1px solid #B98A3A' : 0, md: index ? '1px solid #B98A3A' : 0 } }}
        >
          <Typography component="p" variant="h2" sx={{ color: '#F0DCAE' }}>
            <FormattedMessage {...count} />
          </Typography>
          <Typography>
            <FormattedMessage {...of} />
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
