import Alert from '@mui/material/Alert'
import { FormattedMessage } from 'react-intl'
import { useErrorText, useResendVerificationMutation } from '@/api'
import { BusyButton } from '@/ui/fields/BusyButton'
import { Banner } from '@/ui/fields/Banner'
import { renderBdi } from '@/i18n/renderBdi'
import { accountMessages } from '@/i18n/messages/account'

/** Requests a new verification e-mail. */
export function ResendVerification({ email }: { email: string }) {
  const errorText = useErrorText()
  const [resend, { isLoading, isSuccess, error }] = useResendVerificationMutation()
  if (isSuccess) {
    return (
      <Alert severity="success" role="status" sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage {...accountMessages.verificationSent} values={{ email, bdi: renderBdi }} />
      </Alert>
    )
  }
  return (
    <>
      {error && <Banner severity="error">{errorText(error)}</Banner>}
      <BusyButton variant="outlined" size="large" isBusy={isLoading} onClick={() => void resend()}>
        <FormattedMessage {...(isLoading ? accountMessages.sendingVerification : accountMessages.sendVerification)} />
      </BusyButton>
    </>
  )
}
