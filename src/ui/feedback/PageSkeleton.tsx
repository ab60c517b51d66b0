import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'

/** Placeholder while a page is loaded: a title, a line and a block. */
export function PageSkeleton() {
  return (
    <Container sx={{ paddingBlock: 6, minBlockSize: '70vh' }} aria-busy="true" data-testid="page-skeleton">
      <Stack spacing={2}>
        <Skeleton variant="text" width="55%" height={64} />
        <Skeleton variant="text" width="80%" />
        <Skeleton variant="rounded" height={320} />
      </Stack>
    </Container>
  )
}
