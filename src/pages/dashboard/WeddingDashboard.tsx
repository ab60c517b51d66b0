import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import { useGetProfileQuery, type Profile } from '@/api'
import { useGetPlansQuery, type Wedding } from '@/api/weddings'
import { getCompleteness } from '@/features/dashboard/completeness'
import { NextSteps } from '@/features/dashboard/NextSteps'
import { ProfileCompleteness } from '@/features/dashboard/ProfileCompleteness'
import { InvitationList } from '@/features/invitation/list/InvitationList'
import { useWishlist } from '@/features/items/wishlist/wishlistEdit'
import { RepliesCard } from '@/features/replies/overview/RepliesCard'
import { MembersCard } from '@/features/members/MembersCard'
import { GuestListCard } from '@/features/weddings/overview/GuestListCard'
import { PurgeNotice } from '@/features/weddings/overview/PurgeNotice'
import { useWeddingOverview, type WeddingOverview } from '@/features/weddings/overview/useWeddingOverview'
import { WeddingActions } from '@/features/weddings/overview/WeddingActions'
import { WeddingHead } from '@/features/weddings/overview/WeddingHead'
import { PlansOfWedding } from '@/features/weddings/plans/PlansOfWedding'
import { getInvitationPlans, isPlanned } from '@/features/weddings/plan'
import { pageMessages } from '@/i18n/messages/site'
import { toastShown } from '@/lib/toastSlice'
import { useWeddingInvitations } from '@/lib/useWeddingInvitations'
import { useAppDispatch } from '@/store/hooks'
import { DashboardSkeleton } from './DashboardSkeleton'
import { Greeting } from './Greeting'
import { StartInvitation, useStartInvitation } from './StartInvitation'
import { Wishes } from './Wishes'

interface WeddingDashboardProps {
  wedding: Wedding
  weddings: readonly Wedding[]
  /** Whether its title takes the focus. */
  takesFocus: boolean
  onCreated: (wedding: Wedding) => void
  onDeleted: () => void
}

/** The dashboard of a wedding, shown once all of its parts are loaded, or could not be. */
export function WeddingDashboard({ wedding, weddings, takesFocus, onCreated, onDeleted }: WeddingDashboardProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const overview = useWeddingOverview(wedding.id)
  const { events } = overview
  const { data: profile } = useGetProfileQuery()
  const invitations = useWeddingInvitations(wedding.id)
  const invitationCount = invitations.items?.length
  const plans = useGetPlansQuery({ weddingId: wedding.id })
  const { start, question } = useStartInvitation(
    weddings,
    events && getInvitationPlans(wedding, events, Boolean(invitationCount)),
  )
  const isComplete =
    isSettled(overview) && Boolean(invitations.items ?? invitations.error) && Boolean(plans.data ?? plans.error)
  const { canEditPlans, canManageWedding, editableSides } = getWeddingRights(wedding)
  const [isShown, setShown] = useState(isComplete)
  if (isComplete && !isShown) setShown(true)
  if (!isShown) return <DashboardSkeleton />

  return (
    <>
      <WeddingHead
        wedding={wedding}
        events={events}
        takesFocus={takesFocus}
        greeting={<Greeting />}
        actions={
          <WeddingActions
            wedding={wedding}
            isEmpty={invitationCount === 0 && hasNoHouseholds(overview)}
            onCreated={onCreated}
            onDeleted={onDeleted}
          />
        }
      />
      {events && <PlansOfWedding wedding={wedding} events={events} invitations={invitations.items ?? []} />}
      {hasHouseholds(overview) && editableSides.length > 0 && <PurgeNotice wedding={wedding} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { md: canManageWedding ? '2fr 1fr' : '1fr' },
          alignItems: 'start',
          marginBlockEnd: 4,
        }}
      >
        <Stack spacing={{ xs: 4, md: 6 }} sx={{ minInlineSize: 0 }}>
          <InvitationList
            weddingId={wedding.id}
            canEdit={canEditPlans}
            canDelete={canManageWedding}
            onCreate={start}
            onEdit={() => void navigate(paths.createInvitation)}
            onDeleted={() => dispatch(toastShown('success', pageMessages.invitationDeleted))}
          />
          <GuestListCard wedding={wedding} overview={overview} />
          {events && overview.summary && <RepliesCard wedding={wedding} events={events} summary={overview.summary} />}
          <MembersCard wedding={wedding} />
        </Stack>
        {canManageWedding && profile && invitationCount !== undefined && (
          <Progress
            weddingId={wedding.id}
            profile={profile}
            hasInvitation={invitationCount > 0}
            overview={overview}
            onCreate={start}
          />
        )}
      </Box>
      <StartInvitation question={question} />
      <Wishes hidesEmpty={!canManageWedding} />
    </>
  )
}

/** @returns whether events and figures are loaded, or could not be */
const isSettled = ({ events, summary, error }: WeddingOverview): boolean =>
  error !== undefined || (events !== undefined && summary !== undefined)

const hasHouseholds = ({ summary }: WeddingOverview): boolean => summary !== undefined && summary.households > 0

const hasNoHouseholds = ({ summary }: WeddingOverview): boolean => summary?.households === 0 && summary.inBin === 0

interface ProgressProps {
  weddingId: string
  profile: Profile
  hasInvitation: boolean
  overview: WeddingOverview
  onCreate: (() => void) | undefined
}

/** The next steps and the profile's completeness. */
function Progress({ weddingId, profile, hasInvitation, overview, onCreate }: ProgressProps) {
  const { events } = overview
  const wishlist = useWishlist()
  return (
    <Stack spacing={3}>
      <NextSteps
        weddingId={weddingId}
        onCreate={onCreate}
        hasInvitation={hasInvitation}
        hasPlan={events !== undefined && isPlanned(events)}
        hasHouseholds={hasHouseholds(overview)}
        hasWholeProfile={getCompleteness(profile).whole}
        hasWishes={wishlist.length > 0}
      />
      <ProfileCompleteness profile={profile} />
    </Stack>
  )
}
