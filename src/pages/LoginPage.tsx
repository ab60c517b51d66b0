import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths, getSafeNext } from '@shared/routes'
import { LoginForm } from '../features/auth/LoginForm'
import { authMessages } from '@/i18n/messages/account'
import { Claims } from '../features/auth/Claims'
import { FormPage } from '../ui/layout/FormPage'
import { createLinkTag } from '../ui/layout/messageTags'
import { PageHead } from '../seo/PageHead'

/** Sign-in; then the dashboard, or the page that asked for sign-in. */
export default function LoginPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const registered = (useLocation().state as { registered?: boolean } | null)?.registered === true
  const next = getSafeNext(search.get('next'))
  const publishing = new URLSearchParams(next.split('?')[1]).has('publish')

  return (
    <FormPage
      title={<FormattedMessage {...authMessages.loginTitle} />}
      lead={<FormattedMessage {...(publishing ? authMessages.loginToPublish : authMessages.loginLead)} />}
      aside={<Claims />}
    >
      <PageHead title={authMessages.signIn} description={authMessages.loginDescription} path={paths.login} />
      {registered && (
        <Alert severity="success" sx={{ marginBlockEnd: 3 }}>
          <FormattedMessage {...authMessages.registered} />
        </Alert>
      )}
      <LoginForm onSignedIn={() => void navigate(next, { replace: true })} />
      <Typography sx={{ marginBlockStart: 3, textAlign: 'center' }}>
        <FormattedMessage
          {...authMessages.noAccount}
          values={{ register: createLinkTag({ to: paths.register, state: { next: search.get('next') } }) }}
        />
      </Typography>
    </FormPage>
  )
}
