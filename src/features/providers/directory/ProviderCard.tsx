import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Provider } from '@/api'
import { providerPath } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { findCategory } from '../categories/categories'
import { CategoryEmblem } from '../categories/CategoryEmblem'
import { getProviderName } from '../getProviderName'
import { usePrice } from '../usePrice'
import { directoryMessages } from '@/i18n/messages/providers'

const row = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2.5,
  alignItems: 'center',
  paddingBlock: 3,
  borderBlockEnd: `1px solid ${palette.line}`,
  '&:hover h3': { color: palette.henna },
} as const

/** The whole row is clickable, but the link's text is only the name. */
const link = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${palette.gold}`, outlineOffset: '2px', borderRadius: '4px' },
} as const

/** A provider in the directory, with a link to its page. */
export function ProviderCard({ provider }: { provider: Provider }) {
  const intl = useIntl()
  const price = usePrice()
  const { id, serviceClasses, address, priceRange } = provider
  const labels = serviceClasses.flatMap((value) => findCategory(value)?.label ?? [])
  return (
    <Box component="li" sx={row}>
      <CategoryEmblem of={serviceClasses[0] ?? 'weddingplanner'} />
      <Box>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          <Box component={Link} to={providerPath(id)} sx={link}>
            <bdi translate="no">{getProviderName(provider)}</bdi>
          </Box>
        </Typography>
        <Typography sx={{ color: palette.goldText }}>
          {intl.formatList(
            labels.map((label) => intl.formatMessage(label)),
            { type: 'unit', style: 'short' },
          )}
        </Typography>
        <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'text.secondary' }}>
          {address && (
            <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
              <PlaceIcon fontSize="inherit" />
              <bdi translate="no">{address}</bdi>
            </Box>
          )}
          {priceRange != null && (
            <span>
              <FormattedMessage {...directoryMessages.from} values={{ price: price(priceRange) }} />
            </span>
          )}
        </Typography>
      </Box>
    </Box>
  )
}
