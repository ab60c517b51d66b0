import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import type { Provider } from '@/api'
import { directoryPath } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { Divider } from '@/ui/ornament/Divider'
import { findCategory } from '../categories/categories'
import { CategoryEmblem } from '../categories/CategoryEmblem'
import { getProviderName } from '../getProviderName'
import { usePrice } from '../usePrice'
import { ContactPanel } from './ContactPanel'
import { profileMessages } from '@/i18n/messages/providers'

/** A provider's profile and contact links. */
export function ProviderProfile({ provider }: { provider: Provider }) {
  const { businessName, fullName, serviceClasses } = provider
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: { xs: 2, sm: 4 },
          alignItems: { sm: 'center' },
        }}
      >
        <CategoryEmblem of={serviceClasses[0] ?? 'weddingplanner'} width={112} />
        <Box>
          <Typography variant="h1" sx={{ fontSize: { xs: '2.5rem', md: '3.75rem' }, overflowWrap: 'anywhere' }}>
            <bdi translate="no">{getProviderName(provider)}</bdi>
          </Typography>
          {businessName && (
            <Typography sx={{ color: 'text.secondary', fontSize: '1.125rem' }}>
              <bdi translate="no">{fullName}</bdi>
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ color: palette.gold, marginBlock: 3 }}>
        <Divider />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 5, md: 8 },
          gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          alignItems: 'start',
        }}
      >
        <Box>
          <Services of={provider} />
          <Facts of={provider} />
        </Box>
        <ContactPanel provider={provider} />
      </Box>
    </>
  )
}

const service = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  paddingBlock: 2,
  color: palette.ink,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${palette.line}`,
  '&:hover': { color: palette.henna },
} as const

/** The provider's categories, each a link to the directory. */
function Services({ of: { serviceClasses } }: { of: Provider }) {
  const knownCategories = serviceClasses.flatMap((value) => findCategory(value) ?? [])
  return (
    <Box component="section">
      <Typography variant="h3" component="h2">
        <FormattedMessage {...profileMessages.services} />
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0, marginBlockStart: 1 }}>
        {knownCategories.map(({ value, label, description }) => (
          <li key={value}>
            <Box component={Link} to={directoryPath(value)} sx={service}>
              <CategoryEmblem of={value} width={52} />
              <span>
                <Typography component="span" sx={{ display: 'block', fontWeight: 500 }}>
                  <FormattedMessage {...label} />
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  <FormattedMessage {...description} />
                </Typography>
              </span>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

/** Further facts; missing ones are omitted. */
function Facts({ of: { address, priceRange, capacityOrScale } }: { of: Provider }) {
  const price = usePrice()
  const facts: Array<{ name: MessageDescriptor; value: ReactNode }> = [
    { name: profileMessages.address, value: address && <bdi translate="no">{address}</bdi> },
    { name: profileMessages.price, value: priceRange != null && price(priceRange) },
    { name: profileMessages.capacity, value: capacityOrScale && <bdi translate="no">{capacityOrScale}</bdi> },
  ]
  const knownFacts = facts.filter(({ value }) => Boolean(value))
  if (knownFacts.length === 0) return null
  return (
    <Box component="section" sx={{ marginBlockStart: 5 }}>
      <Typography variant="h3" component="h2">
        <FormattedMessage {...profileMessages.facts} />
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 4,
          rowGap: 1.5,
          margin: 0,
          marginBlockStart: 2,
        }}
      >
        {knownFacts.map(({ name, value }) => (
          <Box key={name.id} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...name} />
            </Typography>
            <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
