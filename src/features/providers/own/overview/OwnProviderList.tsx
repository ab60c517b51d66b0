import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { OwnProvider } from '@/api/providers'
import { ownProviderPath } from '@shared/routes'
import { palette } from '@/theme/tokens'
import { CategoryEmblem } from '@/features/providers/categories/CategoryEmblem'
import { getProviderName } from '@/features/providers/getProviderName'
import { getOwnStatus } from './getOwnStatus'
import { PhotoCounts } from './PhotoCounts'
import { StatusChip } from './StatusChip'

const card = {
  display: 'flex',
  gap: 2.5,
  alignItems: 'center',
  padding: { xs: 2, sm: 3 },
  color: palette.ink,
  textDecoration: 'none',
  '&:hover': { borderColor: palette.gold },
  '&:focus-visible': { outline: `3px solid ${palette.gold}`, outlineOffset: '2px' },
} as const

/** The entries of an account, each a link to its page. */
export const OwnProviderList = ({ providers }: { providers: OwnProvider[] }) => (
  <Box component="ul" sx={{ display: 'grid', gap: 2, padding: 0, margin: 0, listStyle: 'none' }}>
    {providers.map((provider) => (
      <li key={provider.id}>
        <Paper component={Link} to={ownProviderPath('edit', provider.id)} sx={card}>
          <CategoryEmblem of={provider.serviceClasses[0] ?? 'weddingplanner'} width={72} />
          <Box sx={{ minInlineSize: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi translate="no">{getProviderName(provider)}</bdi>
            </Typography>
            <StatusChip status={getOwnStatus(provider).status} />
            <PhotoCounts photos={provider.ownPhotos ?? []} />
          </Box>
        </Paper>
      </li>
    ))}
  </Box>
)
