import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Navigate, useNavigate } from 'react-router-dom'
import { useGetProfileQuery } from '../api'
import { paths } from '../config/paths'
import { selectIsSignedIn, selectSessionExpired } from '../features/auth/authSlice'
import { draftCleared, selectDraft } from '../features/invitation/invitationSlice'
import { InvitationList } from '../features/invitation/list/InvitationList'
import { listMessages } from '../features/invitation/list/messages'
import { toastShown } from '../features/toast/toastSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { pageMessages } from './messages'
import { PageTitle } from './PageTitle'

/** A signed-in couple's own home; a visitor is sent to the site's (decisions, "Routes"). */
export default function MyInvitationsPage() {
  const signedIn = useAppSelector(selectIsSignedIn)
  const expired = useAppSelector(selectSessionExpired)
  // An ended session is led to sign-in and back; only a visitor goes to the front page.
  if (!signedIn) return expired ? null : <Navigate to={paths.index} replace />
  return <MyInvitations />
}

function MyInvitations() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { data: profile } = useGetProfileQuery()
  const draft = useAppSelector(selectDraft)

  const create = () => {
    // A published invitation left open in the studio must not be changed by starting another.
    if (draft.editing) dispatch(draftCleared())
    void navigate(paths.createInvitation)
  }

  return (
    <Container maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageTitle message={listMessages.title} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'space-between', alignItems: { sm: 'end' }, marginBlockEnd: 4 }}>
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
        <Button onClick={create} variant="contained" size="large">
          <FormattedMessage {...listMessages.create} />
        </Button>
      </Stack>
      <InvitationList
        onEdit={() => void navigate(paths.createInvitation)}
        onDeleted={() => dispatch(toastShown('success', pageMessages.invitationDeleted))}
      />
    </Container>
  )
}
