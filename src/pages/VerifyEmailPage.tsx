import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormattedMessage } from 'react-intl'
import { Link, useSearchParams } from 'react-router-dom'
import { loginPath, paths } from '@shared/routes'
import { accountMessages } from '@/i18n/messages/account'
import { VerifyEmail } from '../features/account/VerifyEmail'
import { selectIsSignedIn } from '../features/auth/authSlice'
import { useAppSelector } from '../store/hooks'
import { FormPage } from '../ui/layout/FormPage'
import { PageHead } from '../seo/PageHead'

/** The page of a verification link: `?token=` is its one-time token (docs/decisions/0029-email-verification.md). */
export default function VerifyEmailPage() {
  const [search] = useSearchParams()
  const token = search.get('token')
  const isSignedIn = useAppSelector(selectIsSignedIn)
  return (
    <FormPage
      title={<FormattedMessage {...accountMessages.verifyTitle} />}
      lead={<FormattedMessage {...accountMessages.verifyLead} />}
    >
      <PageHead
        title={accountMessages.verifyTitle}
        description={accountMessages.verifyLead}
        path={paths.verifyEmail}
        hidden
      />
      {!token ? (
        <IncompleteLink />
      ) : isSignedIn ? (
        <VerifyEmail key={token} token={token} />
      ) : (
        <SignInFirst token={token} />
      )}
    </FormPage>
  )
}

function SignInFirst({ token }: { token: string }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="info">
        <FormattedMessage {...accountMessages.verifySignedOut} />
      </Alert>
      <Button
        component={Link}
        to={loginPath(`${paths.verifyEmail}?token=${encodeURIComponent(token)}`)}
        variant="contained"
        size="large"
      >
        <FormattedMessage {...accountMessages.verifySignIn} />
      </Button>
    </Stack>
  )
}

function IncompleteLink() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="error">
        <FormattedMessage {...accountMessages.verifyNoToken} />
      </Alert>
      <Button component={Link} to={paths.account} size="large">
        <FormattedMessage {...accountMessages.toAccount} />
      </Button>
    </Stack>
  )
}
