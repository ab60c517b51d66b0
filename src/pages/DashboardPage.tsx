import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link, Navigate, useNavigate } from 'react-router-dom'
import { useGetProfileQuery, useListUserInvitationsQuery } from '../api'
import { paths } from '@shared/routes'
import { selectIsSignedIn, selectSessionExpired } from '../features/auth/authSlice'
import { getCompleteness } from '../features/dashboard/completeness'
import { dashboardMessages, listMessages } from '@/i18n/messages/studio'
import { NextSteps } from '../features/dashboard/NextSteps'
import { ProfileCompleteness } from '../features/dashboard/ProfileCompleteness'
import { draftCleared, selectDraft } from '../features/invitation/invitationSlice'
import { InvitationList } from '../features/invitation/list/InvitationList'
import { ITEMS } from '../features/items/gallery'
import { ItemGrid } from '../features/items/ItemGrid'
import { EditFailedNotice } from '../features/items/wishlist/EditFailedNotice'
import { useWishlist } from '../features/items/wishlist/wishlistEdit'
import { toastShown } from '../lib/toastSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { EmptyState } from '../ui/feedback/EmptyState'
import { pageMessages } from '@/i18n/messages/site'
import { PageTitle } from '../seo/PageTitle'

/** The dashboard of a signed-in couple; a visitor is redirected to the home page (specification §2, "Routes"). */
export default function DashboardPage() {
  const signedIn = useAppSelector(selectIsSignedIn)
  const expired = useAppSelector(selectSessionExpired)
  // SessionExpiredRedirect handles an expired session; only a visitor goes to the home page.
  if (!signedIn) return expired ? null : <Navigate to={paths.home} replace />
  return <Dashboard />
}

function Dashboard() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const draft = useAppSelector(selectDraft)

  const create = () => {
    // Creating another invitation must not change the published one that is open in the studio.
    if (draft.editing) dispatch(draftCleared())
    void navigate(paths.createInvitation)
  }

  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageTitle message={listMessages.title} />
      <Greeting onCreate={create} />
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 6 }, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
        <InvitationList
          onEdit={() => void navigate(paths.createInvitation)}
          onDeleted={() => dispatch(toastShown('success', pageMessages.invitationDeleted))}
        />
        <Overview />
      </Box>
      <Wishes />
    </Container>
  )
}

function Greeting({ onCreate }: { onCreate: () => void }) {
  const { data: profile } = useGetProfileQuery()
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: { sm: 'end' }, marginBlockEnd: 4 }}
    >
      <div>
        {profile?.firstName && (
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...listMessages.greeting} values={{ name: profile.firstName }} />
          </Typography>
        )}
        <Typography variant="h1" sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' } }}>
          <FormattedMessage {...listMessages.title} />
        </Typography>
      </div>
      <Button onClick={onCreate} variant="contained" size="large">
        <FormattedMessage {...listMessages.create} />
      </Button>
    </Stack>
  )
}

/** Progress and next steps, once loaded. */
function Overview() {
  const { data: profile } = useGetProfileQuery()
  const { data: invitations } = useListUserInvitationsQuery({ userId: profile?.id ?? '' }, { skip: !profile })
  const wishlist = useWishlist()
  if (!profile || !invitations) return null
  return (
    <Stack spacing={3}>
      <NextSteps
        hasInvitation={invitations.items.length > 0}
        hasWholeProfile={getCompleteness(profile).whole}
        hasWishes={wishlist.length > 0}
      />
      <ProfileCompleteness profile={profile} />
    </Stack>
  )
}

function Wishes() {
  const wishlist = useWishlist({ refetch: true })
  const wished = ITEMS.filter(({ id }) => wishlist.includes(id))
  return (
    <Box component="section" sx={{ marginBlockStart: { xs: 6, md: 9 } }}>
      <Typography variant="h2" sx={{ fontSize: '2rem', marginBlockEnd: 3 }}>
        <FormattedMessage {...dashboardMessages.wishes} />
      </Typography>
      <EditFailedNotice />
      {wished.length > 0 ? <ItemGrid items={wished} heading="h3" /> : <NoWishes />}
    </Box>
  )
}

const NoWishes = () => (
  <EmptyState
    heading="h3"
    title={<FormattedMessage {...dashboardMessages.noWishes} />}
    text={<FormattedMessage {...dashboardMessages.noWishesText} />}
    action={
      <Button component={Link} to={paths.items} variant="outlined">
        <FormattedMessage {...dashboardMessages.browseItems} />
      </Button>
    }
  />
)
