import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { isBadAddress, useErrorText, type Invitation } from '@/api'
import { useGetPlansQuery, useListEventsQuery, useListWeddingsQuery, type Event, type Wedding } from '@/api/weddings'
import { eventsPageMessages } from '@/i18n/messages/events'
import { useWeddingInvitations } from '@/lib/useWeddingInvitations'
import { radius } from '@/theme/tokens'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { WeddingNotFound } from '@/ui/feedback/WeddingNotFound'
import { useWeddingRights } from '@/lib/useWeddingRights'
import { findTranslationLanguage } from '../plan'
import { PlansOfWedding } from '../plans/PlansOfWedding'
import { PageHeading } from '@/ui/PageHeading'
import { EventTimeline } from './EventTimeline'

const queryOptions = { refetchOnFocus: true, refetchOnMountOrArgChange: true }

/** The events and halls of a wedding. Its parts are shown together, so that none moves another. */
export function EventsAndHalls({ weddingId }: { weddingId: string }) {
  const errorText = useErrorText()
  const events = useListEventsQuery({ weddingId }, queryOptions)
  const weddings = useListWeddingsQuery(undefined, queryOptions)
  const invitations = useWeddingInvitations(weddingId)
  const { canEditPlans } = useWeddingRights(weddingId)
  const plans = useGetPlansQuery({ weddingId }, queryOptions)
  const isSettled = [weddings.data ?? weddings.error, invitations.items ?? invitations.error, plans.data ?? plans.error]
  const isComplete = isSettled.every((part) => part !== undefined)

  if (isBadAddress(events.error)) return <WeddingNotFound heading="h1" />
  return (
    <>
      <PageHeading title={<FormattedMessage {...eventsPageMessages.title} />} />
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>
        <FormattedMessage {...(canEditPlans ? eventsPageMessages.lead : eventsPageMessages.leadForReaders)} />
      </Typography>
      {events.data && isComplete ? (
        <LoadedEvents
          wedding={weddings.data?.items.find(({ id }) => id === weddingId)}
          weddingId={weddingId}
          events={events.data.items}
          canEdit={canEditPlans}
          invitations={invitations.items ?? []}
        />
      ) : events.error && !events.isFetching ? (
        <FailureNotice text={errorText(events.error)} onRetry={() => void events.refetch()} />
      ) : (
        <TimelineSkeleton />
      )}
    </>
  )
}

interface LoadedEventsProps {
  weddingId: string
  /** Undefined when loading it has failed. */
  wedding: Wedding | undefined
  events: Event[]
  canEdit: boolean
  invitations: readonly Invitation[]
}

function LoadedEvents({ weddingId, wedding, events, canEdit, invitations }: LoadedEventsProps) {
  return (
    <>
      {wedding && <PlansOfWedding wedding={wedding} events={events} invitations={invitations} />}
      <EventTimeline
        weddingId={weddingId}
        events={events}
        canEdit={canEdit}
        hasInvitation={invitations.length > 0}
        translationLanguage={wedding && findTranslationLanguage(wedding, events, invitations)}
      />
    </>
  )
}

const TimelineSkeleton = () => (
  <Stack spacing={3} aria-busy="true">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} variant="rounded" height={220} sx={{ borderRadius: `${radius.card}px` }} />
    ))}
  </Stack>
)
