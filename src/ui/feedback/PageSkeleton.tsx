import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'

/** Placeholder while a page is loaded: a title, a line and a block. Without MUI's Stack, which the home page needs nowhere else. */
export function PageSkeleton() {
  return (
    <Container
      sx={{ paddingBlock: 6, minBlockSize: '70vh', '& > * + *': { marginBlockStart: 2 } }}
      aria-busy="true"
      data-testid="page-skeleton"
    >
      <Skeleton variant="text" width="55%" height={64} />
      <Skeleton variant="text" width="80%" />
      <Skeleton variant="rounded" height={320} />
    </Container>
  )
}
