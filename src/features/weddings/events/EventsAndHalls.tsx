import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { dashboardPath } from '@shared/routes'
import { isBadAddress, useErrorText } from '@/api'
import { useListEventsQuery, useListWeddingsQuery } from '@/api/weddings'
import { eventsPageMessages } from '@/i18n/messages/weddings'
import { useWeddingInvitations } from '@/lib/useWeddingInvitations'
import { radius } from '@/theme/tokens'
import { BackLink } from '@/ui/BackLink'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { WeddingNotFound } from '@/ui/feedback/WeddingNotFound'
import { findTranslationLanguage } from '../plan'
import { PlansOfWedding } from '../plans/PlansOfWedding'
import { EventTimeline } from './EventTimeline'

const queryOptions = { refetchOnFocus: true, refetchOnMountOrArgChange: true }

/** The events and halls of a wedding. */
export function EventsAndHalls({ weddingId }: { weddingId: string }) {
  const errorText = useErrorText()
  const events = useListEventsQuery({ weddingId }, queryOptions)
  const weddings = useListWeddingsQuery(undefined, queryOptions)
  const { items: invitations = [] } = useWeddingInvitations(weddingId)
  const wedding = weddings.data?.items.find(({ id }) => id === weddingId)

  if (isBadAddress(events.error)) return <WeddingNotFound heading="h1" />
  return (
    <>
      <Heading weddingId={weddingId} title={wedding?.title} isLoading={weddings.isLoading} />
      {events.data ? (
        <>
          {wedding && <PlansOfWedding wedding={wedding} events={events.data.items} invitations={invitations} />}
          <EventTimeline
            weddingId={weddingId}
            events={events.data.items}
            hasInvitation={invitations.length > 0}
            translationLanguage={wedding && findTranslationLanguage(wedding, events.data.items, invitations)}
          />
        </>
      ) : events.error && !events.isFetching ? (
        <FailureNotice text={errorText(events.error)} onRetry={() => void events.refetch()} />
      ) : (
        <TimelineSkeleton />
      )}
    </>
  )
}

interface HeadingProps {
  weddingId: string
  /** The wedding's title; undefined until it is loaded, or when that failed. */
  title: string | undefined
  isLoading: boolean
}

function Heading({ weddingId, title, isLoading }: HeadingProps) {
  return (
    <Stack sx={{ marginBlockEnd: { xs: 3, md: 5 }, alignItems: 'flex-start' }}>
      <BackLink to={dashboardPath(weddingId)} sx={{ marginBlockEnd: 1 }}>
        <FormattedMessage {...eventsPageMessages.back} />
      </BackLink>
      {title !== undefined && (
        <Typography variant="overline" component="p" sx={{ color: 'secondary.main', marginBlockEnd: 0.5 }}>
          <FormattedMessage {...eventsPageMessages.title} />
        </Typography>
      )}
      <Typography variant="h1" sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' }, overflowWrap: 'anywhere' }}>
        {isLoading ? (
          <Skeleton width="8em" />
        ) : (
          <bdi>{title ?? <FormattedMessage {...eventsPageMessages.title} />}</bdi>
        )}
      </Typography>
      <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
        <FormattedMessage {...eventsPageMessages.lead} />
      </Typography>
    </Stack>
  )
}

const TimelineSkeleton = () => (
  <Stack spacing={3} aria-busy="true">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} variant="rounded" height={220} sx={{ borderRadius: `${radius.card}px` }} />
    ))}
  </Stack>
)
