import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '@shared/routes'
import { ForgotPasswordForm } from '../features/auth/ForgotPasswordForm'
import { authMessages } from '@/i18n/messages/account'
import { FormPage } from '../ui/layout/FormPage'
import { standaloneLink } from '../ui/standaloneLink'
import { PageHead } from '../seo/PageHead'

/** Requests a link to set a new password. */
export default function ForgotPasswordPage() {
  return (
    <FormPage
      title={<FormattedMessage {...authMessages.forgotTitle} />}
      lead={<FormattedMessage {...authMessages.forgotLead} />}
    >
      <PageHead
        title={authMessages.forgotTitle}
        description={authMessages.forgotDescription}
        path={paths.forgotPassword}
      />
      <ForgotPasswordForm />
      <Typography sx={{ marginBlockStart: 3, textAlign: 'center' }}>
        <Link component={RouterLink} to={paths.login} sx={standaloneLink}>
          <FormattedMessage {...authMessages.backToLogin} />
        </Link>
      </Typography>
    </FormPage>
  )
}
