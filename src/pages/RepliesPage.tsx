import Container from '@mui/material/Container'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { LoadedGuestList } from '../features/guests/LoadedGuestList'
import { Replies, RepliesSkeleton } from '../features/replies/Replies'
import { repliesPageMessages } from '@/i18n/messages/replies'
import { PageHead } from '../seo/PageHead'
import { PageHeading } from '../ui/PageHeading'

/** The replies of a wedding. */
export default function RepliesPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <Container maxWidth="lg" sx={{ paddingBlock: { xs: 2, md: 3 } }}>
        <PageHead title={repliesPageMessages.title} description={repliesPageMessages.description} hidden />
        <PageHeading title={<FormattedMessage {...repliesPageMessages.title} />} />
        <LoadedGuestList weddingId={weddingId} skeleton={<RepliesSkeleton />}>
          {(list) => <Replies key={weddingId} list={list} />}
        </LoadedGuestList>
      </Container>
    </RequireSignIn>
  )
}
