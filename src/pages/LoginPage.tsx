import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isPublishing } from '@shared/publishing'
import { getSafeNext, paths } from '@shared/routes'
import { LoginForm } from '../features/auth/LoginForm'
import { authMessages } from '@/i18n/messages/account'
import { Claims } from '../features/auth/Claims'
import { FormPage } from '../ui/layout/FormPage'
import { createLinkTag } from '../ui/layout/messageTags'
import { PageHead } from '../seo/PageHead'

interface LoginLocation {
  /** Where to go after sign-in, for an address that no request may contain: that of an invite. */
  next?: string | null
  /** After registration: its address, which is filled in. */
  registeredEmail?: string
  /** After the session has expired on a page that needs an account. */
  isExpired?: boolean
}

/** Sign-in; then the dashboard, or the page that asked for sign-in. */
export default function LoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { registeredEmail, isExpired, next: kept = null } = (useLocation().state ?? {}) as LoginLocation
  const wanted = search.get('next') ?? kept
  const next = getSafeNext(wanted)
  const publishing = isPublishing(next)

  return (
    <FormPage
      title={<FormattedMessage {...authMessages.loginTitle} />}
      lead={<FormattedMessage {...(publishing ? authMessages.loginToPublish : authMessages.loginLead)} />}
      aside={<Claims />}
    >
      <PageHead title={authMessages.signIn} description={authMessages.loginDescription} path={paths.login} />
      {isExpired && (
        <Alert severity="info" sx={{ marginBlockEnd: 3 }}>
          <FormattedMessage {...authMessages.expired} />
        </Alert>
      )}
      {registeredEmail !== undefined && (
        <Alert severity="success" sx={{ marginBlockEnd: 3 }}>
          <FormattedMessage {...(publishing ? authMessages.registeredToPublish : authMessages.registered)} />
        </Alert>
      )}
      <LoginForm email={registeredEmail} onSignedIn={() => void navigate(next, { replace: true })} />
      <Typography sx={{ marginBlockStart: 3, textAlign: 'center' }}>
        <FormattedMessage
          {...authMessages.noAccount}
          values={{ register: createLinkTag({ to: paths.register, state: { next: wanted } }) }}
        />
      </Typography>
    </FormPage>
  )
}
