import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'

/** Placeholder while a provider's page is loaded. */
export function ProfileSkeleton() {
  return (
    <Box aria-hidden data-testid="profile-skeleton">
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', marginBlockEnd: 6 }}>
        <Skeleton variant="rounded" width={112} height={134} sx={{ borderRadius: '56px 56px 0 0', flexShrink: 0 }} />
        <Skeleton width="55%" height={80} />
      </Box>
      <Box sx={{ display: 'grid', gap: { xs: 5, md: 8 }, gridTemplateColumns: { md: '7fr 5fr' } }}>
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={340} />
      </Box>
    </Box>
  )
}
