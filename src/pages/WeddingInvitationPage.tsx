import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { cardPath, dashboardPath } from '@shared/routes'
import { isBadAddress, useErrorText } from '../api'
import { useListEventsQuery, useListWeddingsQuery, type Event, type Wedding } from '../api/weddings'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { RequireRight } from '../features/weddings/access/RequireRight'
import { isComplete } from '../features/invitation/draftState'
import { EmptyList } from '../features/invitation/list/EmptyList'
import { selectDraft } from '../features/invitation/invitationSlice'
import { PublishedInvitations } from '../features/invitation/publish/PublishedInvitations'
import { getInvitationPlans } from '../features/weddings/plan'
import { weddingInvitationMessages } from '@/i18n/messages/studio'
import { useWeddingRights } from '../lib/useWeddingRights'
import { useWeddingInvitations } from '../lib/useWeddingInvitations'
import { PageHead } from '../seo/PageHead'
import { useAppSelector } from '../store/hooks'
import { FailureNotice } from '../ui/feedback/FailureNotice'
import { WeddingNotFound } from '../ui/feedback/WeddingNotFound'
import { StartInvitation, useStartInvitation } from './dashboard/StartInvitation'

/** The published invitation of a wedding; a wedding without one gets the studio, or the card of its draft. */
export default function WeddingInvitationPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <RequireRight page="invitation">
        <Container maxWidth="lg" sx={{ paddingBlock: { xs: 2, md: 4 } }}>
          <PageHead
            title={weddingInvitationMessages.title}
            description={weddingInvitationMessages.description}
            hidden
          />
          <Invitation key={weddingId} weddingId={weddingId} />
        </Container>
      </RequireRight>
    </RequireSignIn>
  )
}

function Invitation({ weddingId }: { weddingId: string }) {
  const errorText = useErrorText()
  const { canEditPlans, pages } = useWeddingRights(weddingId)
  const invitations = useWeddingInvitations(weddingId)
  const weddings = useListWeddingsQuery()
  const events = useListEventsQuery({ weddingId })
  const wedding = weddings.data?.items.find(({ id }) => id === weddingId)
  const plans = wedding && events.data && getInvitationPlans(wedding, events.data.items, true)
  const { start, question } = useStartInvitation(weddings.data?.items ?? [], plans)

  if (isBadAddress(events.error)) return <WeddingNotFound heading="h1" />
  if (invitations.items && invitations.items.length > 0)
    return (
      <>
        <PublishedInvitations
          items={invitations.items}
          canEdit={canEditPlans}
          hasGuestList={pages.includes('guests')}
          onCreateAnother={() => start?.()}
        />
        <StartInvitation question={question} />
      </>
    )
  if (invitations.items && wedding && weddings.data && events.data)
    return canEditPlans ? (
      <ToStudio wedding={wedding} weddings={weddings.data.items} events={events.data.items} />
    ) : (
      <EmptyList heading="h1" canEdit={false} onCreate={undefined} />
    )
  const queries = [weddings, events]
  const failed = queries.find(({ error, isFetching }) => error !== undefined && !isFetching)
  const error = invitations.error ?? failed?.error
  if (error === undefined)
    return <Skeleton variant="rounded" height={480} aria-busy="true" sx={{ borderRadius: '20px' }} />
  const retry = () => {
    if (invitations.error) invitations.retry()
    for (const query of queries) if (query.error) void query.refetch()
  }
  return <FailureNotice text={errorText(error)} onRetry={retry} />
}

interface ToStudioProps {
  wedding: Wedding
  weddings: readonly Wedding[]
  events: readonly Event[]
}

/** Replaces the page by what is next: the card of a complete draft of the wedding, else the studio. */
function ToStudio({ wedding, weddings, events }: ToStudioProps) {
  const navigate = useNavigate()
  const draft = useAppSelector(selectDraft)
  const replace = { replace: true }
  const { start, question } = useStartInvitation(weddings, getInvitationPlans(wedding, events, false), replace)
  const isReady = draft.weddingId === wedding.id && draft.editing === null && isComplete(draft)
  useEffect(() => {
    if (isReady) void navigate(cardPath(draft.template), replace)
    else start?.()
    // oxlint-disable-next-line react/exhaustive-deps -- once: the draft changes when the studio starts
  }, [])
  const cancel = () => {
    question.onCancel()
    void navigate(dashboardPath(wedding.id), replace)
  }
  return <StartInvitation question={{ ...question, onCancel: cancel }} />
}
