import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'

/** The dashboard while it is loaded, as high as the window: its parts come together, so that none moves another. */
export const DashboardSkeleton = () => (
  <Stack spacing={4} aria-busy="true" data-testid="dashboard-skeleton" sx={{ minBlockSize: '100vh' }}>
    {[220, 300].map((height) => (
      <Skeleton key={height} variant="rounded" height={height} sx={{ borderRadius: '20px' }} />
    ))}
  </Stack>
)
