import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { isPublishing } from '@shared/publishing'
import { paths } from '@shared/routes'
import { Claims } from '../features/auth/Claims'
import { authMessages } from '@/i18n/messages/account'
import { RegisterForm } from '../features/auth/RegisterForm'
import { FormPage } from '../ui/layout/FormPage'
import { createLinkTag } from '../ui/layout/messageTags'
import { PageHead } from '../seo/PageHead'
import { useReferral } from '../lib/session/useReferral'

interface RegisterLocation {
  /** Prefilled by the home page's form. */
  email?: string
  /** Where to go after sign-in. */
  next?: string | null
}

/** Registration; then sign-in, then the page that the couple came from. */
export default function RegisterPage() {
  const navigate = useNavigate()
  const { email, next } = (useLocation().state ?? {}) as RegisterLocation
  const { referral, spend } = useReferral()

  const handleRegistered = (registeredEmail: string) => {
    spend()
    void navigate(paths.login, { state: { registeredEmail, next } })
  }

  return (
    <FormPage
      title={<FormattedMessage {...authMessages.registerTitle} />}
      lead={<FormattedMessage {...(isPublishing(next) ? authMessages.registerToPublish : authMessages.registerLead)} />}
      aside={<Claims />}
    >
      <PageHead
        title={authMessages.createAccount}
        description={authMessages.registerDescription}
        path={paths.register}
      />
      <RegisterForm email={email} referral={referral} onRegistered={handleRegistered} />
      <Typography sx={{ marginBlockStart: 3, textAlign: 'center' }}>
        <FormattedMessage
          {...authMessages.haveAccount}
          values={{ login: createLinkTag({ to: paths.login, state: { next } }) }}
        />
      </Typography>
      {referral['X-Referral-Code'] !== undefined && (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', textAlign: 'center', marginBlockStart: 2 }}
          data-testid="recommended"
        >
          <FormattedMessage {...authMessages.recommended} />
        </Typography>
      )}
    </FormPage>
  )
}
