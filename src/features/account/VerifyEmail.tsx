import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { getFieldErrors, useErrorText, useGetProfileQuery, useVerifyEmailMutation } from '@/api'
import { paths } from '@shared/routes'
import { accountMessages } from '@/i18n/messages/account'
import { ResendVerification } from './ResendVerification'

/** Confirms the account's e-mail address with the token of a link, and shows the result. */
export function VerifyEmail({ token }: { token: string }) {
  const errorText = useErrorText()
  const { data: profile } = useGetProfileQuery()
  const [verify, { isSuccess, error }] = useVerifyEmailMutation()
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void verify({ verifyEmail: { token } })
  }, [token, verify])

  const refusal = error && getFieldErrors(error)['token']
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {isSuccess ? (
        <Alert severity="success">
          <FormattedMessage {...accountMessages.verified} />
        </Alert>
      ) : error ? (
        <Alert severity="error">{refusal ?? errorText(error)}</Alert>
      ) : (
        <Alert severity="info" role="status">
          <FormattedMessage {...accountMessages.verifying} />
        </Alert>
      )}
      {refusal && profile && !profile.emailVerified && <ResendVerification email={profile.email} />}
      {error && !refusal && (
        <Button variant="contained" size="large" onClick={() => void verify({ verifyEmail: { token } })}>
          <FormattedMessage {...accountMessages.tryAgain} />
        </Button>
      )}
      <Button component={Link} to={paths.account} size="large">
        <FormattedMessage {...accountMessages.toAccount} />
      </Button>
    </Stack>
  )
}
