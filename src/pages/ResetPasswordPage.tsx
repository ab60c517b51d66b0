import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { FormattedMessage } from 'react-intl'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@shared/routes'
import { authMessages } from '@/i18n/messages/account'
import { ResetPasswordForm } from '../features/auth/ResetPasswordForm'
import { toastShown } from '../lib/toastSlice'
import { useAppDispatch } from '../store/hooks'
import { FormPage } from '../ui/layout/FormPage'
import { pageMessages } from '@/i18n/messages/site'
import { PageHead } from '../seo/PageHead'

/** The page of a reset link: `?token=` is its one-time token. */
export default function ResetPasswordPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const token = search.get('token')
  const handleReset = () => {
    dispatch(toastShown('success', pageMessages.passwordSet))
    void navigate(paths.login, { replace: true })
  }
  return (
    <FormPage
      title={<FormattedMessage {...authMessages.resetTitle} />}
      lead={<FormattedMessage {...authMessages.resetLead} />}
    >
      <PageHead
        title={authMessages.resetTitle}
        description={authMessages.resetLead}
        path={paths.resetPassword}
        hidden
      />
      {token ? (
        <ResetPasswordForm token={token} onReset={handleReset} />
      ) : (
        <Alert severity="error">
          <FormattedMessage {...authMessages.resetNoToken} />{' '}
          <Link component={RouterLink} to={paths.forgotPassword}>
            <FormattedMessage {...authMessages.forgotPassword} />
          </Link>
        </Alert>
      )}
    </FormPage>
  )
}
