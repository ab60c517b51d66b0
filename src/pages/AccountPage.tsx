import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { Link } from 'react-router-dom'
import { useErrorText, useGetProfileQuery, type Profile } from '../api'
import { paths } from '@shared/routes'
import { EmailAddress } from '../features/account/EmailAddress'
import { ExportData } from '../features/account/ExportData'
import { accountMessages, sessionMessages } from '@/i18n/messages/account'
import { ProfileForm } from '../features/account/ProfileForm'
import { SessionList } from '../features/account/sessions/SessionList'
import { ChangePasswordForm } from '../features/auth/ChangePasswordForm'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { palette } from '../theme/tokens'
import { FailureNotice } from '../ui/feedback/FailureNotice'
import { renderBdi } from '../i18n/renderBdi'
import { layoutMessages } from '@/i18n/messages/site'
import { PageHead } from '../seo/PageHead'
import { useSignOut } from '../lib/session/useSignOut'

/** The couple's account (specification §2, "Routes"). */
export default function AccountPage() {
  return (
    <RequireSignIn>
      <Account />
    </RequireSignIn>
  )
}

function Account() {
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery()
  const isSettled = profile !== undefined || (error !== undefined && !isFetching)
  return (
    <Container maxWidth="lg" sx={{ paddingBlock: { xs: 3, md: 6 } }}>
      <PageHead title={accountMessages.title} description={accountMessages.description} path={paths.account} hidden />
      <Typography variant="h1" sx={{ fontSize: { xs: '2.4rem', md: '3.2rem' } }}>
        <FormattedMessage {...accountMessages.title} />
      </Typography>
      {isSettled ? <Parts profile={profile} error={error} onRetry={() => void refetch()} /> : <AccountSkeleton />}
    </Container>
  )
}

interface PartsProps {
  /** Undefined when loading it has failed. */
  profile: Profile | undefined
  error: unknown
  onRetry: () => void
}

/** The parts of the account, which are shown together, so that none moves another. */
function Parts({ profile, error, onRetry }: PartsProps) {
  const errorText = useErrorText()
  const signOut = useSignOut()
  return (
    <>
      {profile && (
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3, overflowWrap: 'anywhere' }}>
          <FormattedMessage {...accountMessages.signedInAs} values={{ email: profile.email, bdi: renderBdi }} />
        </Typography>
      )}
      <Part title={accountMessages.profileTitle} lead={accountMessages.profileLead}>
        {profile ? <ProfileForm profile={profile} /> : <FailureNotice text={errorText(error)} onRetry={onRetry} />}
      </Part>
      {profile && (
        <Part title={accountMessages.emailTitle} lead={accountMessages.emailLead}>
          <EmailAddress profile={profile} />
        </Part>
      )}
      <Part title={accountMessages.passwordTitle} lead={accountMessages.passwordLead}>
        <ChangePasswordForm email={profile?.email ?? ''} />
      </Part>
      <Part title={sessionMessages.title} lead={sessionMessages.lead}>
        <SessionList />
      </Part>
      <Part title={accountMessages.myProvidersTitle} lead={accountMessages.myProvidersLead}>
        <Button component={Link} to={paths.myProviders} variant="outlined" size="large">
          <FormattedMessage {...accountMessages.myProvidersLink} />
        </Button>
      </Part>
      <Part title={accountMessages.providerTitle} lead={accountMessages.providerLead}>
        <Button component={Link} to={paths.ownProviders} variant="outlined" size="large">
          <FormattedMessage {...accountMessages.providerLink} />
        </Button>
      </Part>
      <Part title={accountMessages.dataTitle} lead={accountMessages.dataLead}>
        <ExportData />
      </Part>
      <Part title={accountMessages.signOutTitle} lead={accountMessages.signOutLead}>
        <Button variant="outlined" size="large" onClick={() => void signOut()}>
          <FormattedMessage {...layoutMessages.signOut} />
        </Button>
      </Part>
      <Part title={accountMessages.deleteTitle} lead={accountMessages.deleteLead}>
        <Button component={Link} to={paths.deleteAccount} variant="outlined" color="error" size="large">
          <FormattedMessage {...accountMessages.deleteLink} />
        </Button>
      </Part>
    </>
  )
}

/** One section of the account: its title and its form. */
function Part({ title, lead, children }: { title: MessageDescriptor; lead: MessageDescriptor; children: ReactNode }) {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 8 },
        gridTemplateColumns: { md: '4fr 7fr' },
        alignItems: 'start',
        paddingBlock: { xs: 4, md: 6 },
        borderBlockStart: `1px solid ${palette.line}`,
      }}
    >
      <div>
        <Typography variant="h3" component="h2">
          <FormattedMessage {...title} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockStart: 1 }}>
          <FormattedMessage {...lead} />
        </Typography>
      </div>
      <Stack spacing={2} sx={{ alignItems: { sm: 'flex-start' }, '& form': { inlineSize: '100%' } }}>
        {children}
      </Stack>
    </Box>
  )
}

/** As high as the window, so that the footer is out of sight until the parts are there. */
const AccountSkeleton = () => (
  <Stack spacing={3} aria-busy="true" sx={{ minBlockSize: '100vh', marginBlockStart: 4 }}>
    {[1, 2, 3].map((field) => (
      <Skeleton key={field} variant="rounded" height={56} />
    ))}
  </Stack>
)
