import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { dashboardPath } from '@shared/routes'
import { useListWeddingsQuery } from '../api/weddings'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { LoadedGuestList } from '../features/guests/LoadedGuestList'
import { Replies, RepliesSkeleton } from '../features/replies/Replies'
import { repliesPageMessages } from '@/i18n/messages/replies'
import { PageHead } from '../seo/PageHead'
import { BackLink } from '../ui/BackLink'

/** The replies of a wedding. */
export default function RepliesPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
        <PageHead title={repliesPageMessages.title} description={repliesPageMessages.description} hidden />
        <Heading weddingId={weddingId} />
        <LoadedGuestList weddingId={weddingId} skeleton={<RepliesSkeleton />}>
          {(list) => <Replies key={weddingId} list={list} />}
        </LoadedGuestList>
      </Container>
    </RequireSignIn>
  )
}

function Heading({ weddingId }: { weddingId: string }) {
  const { data: weddings } = useListWeddingsQuery()
  const wedding = weddings?.items.find(({ id }) => id === weddingId)
  return (
    <Box sx={{ marginBlockEnd: 3 }}>
      <BackLink to={dashboardPath(weddingId)}>
        <FormattedMessage {...repliesPageMessages.back} />
      </BackLink>
      <Typography sx={{ color: 'text.secondary' }}>{wedding && <bdi>{wedding.title}</bdi>}</Typography>
      <Typography variant="h1" sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' } }}>
        <FormattedMessage {...repliesPageMessages.title} />
      </Typography>
    </Box>
  )
}
