import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'

/** The form while what the account knows is loaded. */
export const AskSkeleton = () => (
  <Stack spacing={3} aria-busy="true" sx={{ paddingBlock: 1 }}>
    {[56, 56, 56, 120, 56].map((height, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the fields have no other identity
      <Skeleton key={index} variant="rounded" height={height} />
    ))}
  </Stack>
)
