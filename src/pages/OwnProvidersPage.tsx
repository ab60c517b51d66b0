import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link, Navigate } from 'react-router-dom'
import { useErrorText, useGetProfileQuery } from '../api'
import type { OwnProvider } from '../api/providers'
import { useListOwnProvidersQuery } from '../api/providers'
import { becomeProviderHash, ownProviderPath, paths } from '@shared/routes'
import { ownProviderMessages } from '@/i18n/messages/ownProvider'
import { renderBdi } from '../i18n/renderBdi'
import { ResendVerification } from '../features/account/ResendVerification'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { OwnProviderList } from '../features/providers/own/overview/OwnProviderList'
import { OwnProviderSkeleton } from '../features/providers/own/overview/OwnProviderView'
import { PageHead } from '../seo/PageHead'
import { EmptyState } from '../ui/feedback/EmptyState'
import { FailureNotice } from '../ui/feedback/FailureNotice'

/** The entries of an account in the directory. */
export default function OwnProvidersPage() {
  return (
    <RequireSignIn>
      <Container maxWidth="md" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
        <PageHead
          title={ownProviderMessages.title}
          description={ownProviderMessages.description}
          path={paths.ownProviders}
          hidden
        />
        <Typography variant="h1" sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' }, marginBlockEnd: 3 }}>
          <FormattedMessage {...ownProviderMessages.title} />
        </Typography>
        <OwnProviders />
      </Container>
    </RequireSignIn>
  )
}

function OwnProviders() {
  const errorText = useErrorText()
  // Another account's or an outdated list would redirect to an entry that is gone.
  const { data, error, isFetching, refetch } = useListOwnProvidersQuery(undefined, { refetchOnMountOrArgChange: true })
  if (isFetching) return <OwnProviderSkeleton />
  if (!data) return <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
  return <Entries providers={data.providers} />
}

function Entries({ providers }: { providers: OwnProvider[] }) {
  const [first, ...others] = providers
  if (first && others.length === 0) return <Navigate to={ownProviderPath('edit', first.id)} replace />
  return (
    <Stack spacing={3}>
      <UnverifiedAddress />
      {first ? (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...ownProviderMessages.lead} />
          </Typography>
          <OwnProviderList providers={providers} />
        </>
      ) : (
        <NoEntries />
      )}
    </Stack>
  )
}

/** Entries that were registered without signing in appear once their e-mail address is verified. */
function UnverifiedAddress() {
  const { data: profile } = useGetProfileQuery()
  if (!profile || profile.emailVerified) return null
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage {...ownProviderMessages.unverified} values={{ email: profile.email, bdi: renderBdi }} />
      </Alert>
      <ResendVerification email={profile.email} />
    </Stack>
  )
}

const NoEntries = () => (
  <EmptyState
    title={<FormattedMessage {...ownProviderMessages.noneTitle} />}
    text={<FormattedMessage {...ownProviderMessages.noneText} />}
    action={
      <Button component={Link} to={`${paths.providers}${becomeProviderHash}`} variant="contained" size="large">
        <FormattedMessage {...ownProviderMessages.register} />
      </Button>
    }
  />
)
