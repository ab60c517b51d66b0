import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { signedOut } from '../api'
import { selectAccountId } from '@/lib/session/accountId'
import { paths } from '@shared/routes'
import { DeleteAccountForm } from '../features/account/DeleteAccountForm'
import { accountMessages } from '@/i18n/messages/account'
import { selectIsSignedIn } from '../features/auth/authSlice'
import { clearPendingDetails, findPendingDetails } from '../features/auth/pendingDetails'
import { draftCleared } from '../features/invitation/invitationSlice'
import { removeUnsentOf } from '../lib/offline/unsentStore'
import { toastShown } from '../lib/toastSlice'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { palette } from '../theme/tokens'
import { pageMessages } from '@/i18n/messages/site'
import { PageHead } from '../seo/PageHead'
import { standaloneLink } from '../ui/standaloneLink'

const deletedData = [
  accountMessages.goneInvitations,
  accountMessages.goneLinks,
  accountMessages.goneUploads,
  accountMessages.goneProfile,
]

/** Deletes an account, with or without a session, and what this device has stored of it (specification §2). */
export default function DeleteAccountPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const signedIn = useAppSelector(selectIsSignedIn)
  const accountId = useAppSelector(selectAccountId)

  const handleDeleted = (emailOrPhone: string) => {
    // What waits for a connection has nowhere to go. Where nothing is stored, nothing is removed.
    void removeUnsentOf(accountId).catch(() => undefined)
    dispatch(signedOut())
    dispatch(draftCleared())
    if (findPendingDetails(emailOrPhone)) clearPendingDetails()
    dispatch(toastShown('success', pageMessages.accountDeleted))
    void navigate(paths.home)
  }

  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 8 } }}>
      <PageHead
        title={accountMessages.deleteTitle}
        description={accountMessages.deleteDescription}
        path={paths.deleteAccount}
      />
      <Box
        sx={{ display: 'grid', gap: { xs: 4, md: 10 }, gridTemplateColumns: { md: '6fr 5fr' }, alignItems: 'start' }}
      >
        <div>
          <Typography variant="h1">
            <FormattedMessage {...accountMessages.deleteTitle} />
          </Typography>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 500, color: 'error.main', marginBlock: 2 }}>
            <FormattedMessage {...accountMessages.warning} />
          </Typography>
          <Typography sx={{ marginBlockStart: 3 }}>
            <FormattedMessage {...accountMessages.goneIntro} />
          </Typography>
          <Box component="ul" sx={{ paddingInlineStart: 3, marginBlock: 1, '& li::marker': { color: palette.henna } }}>
            {deletedData.map((thing) => (
              <Typography component="li" key={thing.id} sx={{ paddingBlock: 0.5 }}>
                <FormattedMessage {...thing} />
              </Typography>
            ))}
          </Box>
          {signedIn && (
            <Link component={RouterLink} to={paths.account} sx={standaloneLink}>
              <FormattedMessage {...accountMessages.exportFirst} />
            </Link>
          )}
        </div>
        <Paper sx={{ padding: { xs: 3, sm: 5 } }}>
          <DeleteAccountForm onDeleted={handleDeleted} />
        </Paper>
      </Box>
    </Container>
  )
}
