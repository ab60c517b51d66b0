import Container from '@mui/material/Container'
import { useParams } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { eventsPageMessages } from '@/i18n/messages/events'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { RequireRight } from '../features/weddings/access/RequireRight'
import { EventsAndHalls } from '../features/weddings/events/EventsAndHalls'
import { PageHead } from '../seo/PageHead'

/** The events and halls of a wedding. */
export default function EventsPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <RequireRight page="events">
        <Container maxWidth="lg" sx={{ paddingBlock: { xs: 2, md: 3 } }}>
          <PageHead
            title={eventsPageMessages.title}
            description={eventsPageMessages.description}
            path={weddingPath('events', weddingId)}
            hidden
          />
          <EventsAndHalls key={weddingId} weddingId={weddingId} />
        </Container>
      </RequireRight>
    </RequireSignIn>
  )
}
