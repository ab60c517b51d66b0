import Alert from '@mui/material/Alert'
import { FormattedMessage } from 'react-intl'
import type { Profile } from '@/api'
import { renderBdi } from '@/i18n/renderBdi'
import { accountMessages } from '@/i18n/messages/account'
import { ResendVerification } from './ResendVerification'

/** Shows whether the e-mail address is confirmed, and offers a new link where it is not. */
export function EmailAddress({
  profile: { email, emailVerified },
}: {
  profile: Pick<Profile, 'email' | 'emailVerified'>
}) {
  return (
    <>
      <Alert severity={emailVerified ? 'success' : 'info'} sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage
          {...(emailVerified ? accountMessages.emailVerified : accountMessages.emailUnverified)}
          values={{ email, bdi: renderBdi }}
        />
      </Alert>
      {!emailVerified && <ResendVerification email={email} />}
    </>
  )
}
