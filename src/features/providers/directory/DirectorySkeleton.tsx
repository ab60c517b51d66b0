import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { listGrid } from './listGrid'

/** Placeholder while the list is loaded. */
export function DirectorySkeleton() {
  return (
    <Box aria-hidden sx={listGrid} data-testid="directory-skeleton">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 2.5, alignItems: 'center', paddingBlock: 3 }}>
          <Skeleton variant="rounded" width={72} height={86} sx={{ borderRadius: '36px 36px 0 0', flexShrink: 0 }} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="70%" height={36} />
            <Skeleton width="40%" />
            <Skeleton width="55%" />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
