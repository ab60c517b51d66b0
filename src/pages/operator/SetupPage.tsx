import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { isApiError, useErrorText, useStartOperatorSetupMutation } from '@/api/operator'
import { consolePaths } from '@/features/operator/common/consolePaths'
import { ListSkeleton } from '@/features/operator/common/QueryView'
import { RecoveryCodeList } from '@/features/operator/session/RecoveryCodeList'
import { SetupCodeForm } from '@/features/operator/session/SetupCodeForm'
import { SetupKey } from '@/features/operator/session/SetupKey'
import { renderBdi } from '@/i18n/renderBdi'
import { consoleSetupMessages } from '@/i18n/messages/operator'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { EntryFrame } from './EntryFrame'

/** As in the OpenAPI document (OperatorSetup). */
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{1,100}$/

/** Whether the server does not know the token of the link, or knows it no more. */
const isBadLink = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'badRequest' || error.kind === 'notFound' || error.kind === 'unauthorized')

/** Sets up the second factor. The token is in the hash of the link, which no server logs. */
export function SetupPage() {
  const token = useLocation().hash.slice(1)
  return TOKEN_SHAPE.test(token) ? <Setup key={token} token={token} /> : <BadLink />
}

function Setup({ token }: { token: string }) {
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [begin, { data: setup, error }] = useStartOperatorSetupMutation()
  const [codes, setCodes] = useState<string[] | null>(null)
  const [hasExpired, setHasExpired] = useState(false)
  const beginSetup = () => void begin({ operatorSetup: { token } })
  const handleMount = useEffectEvent(beginSetup)
  useEffect(() => handleMount(), [])

  if (setup && codes)
    return (
      <EntryFrame title={consoleSetupMessages.codesTitle} maxInlineSize={640}>
        <RecoveryCodeList
          codes={codes}
          email={setup.email}
          onKept={() => void navigate(consolePaths.overview, { replace: true })}
        />
      </EntryFrame>
    )
  if (hasExpired || isBadLink(error)) return <BadLink />
  return (
    <EntryFrame title={consoleSetupMessages.title} maxInlineSize={640}>
      {error !== undefined && <FailureNotice text={errorText(error)} onRetry={beginSetup} />}
      {!setup && error === undefined && <ListSkeleton />}
      {setup && (
        <Stack spacing={4}>
          <Typography>
            <FormattedMessage {...consoleSetupMessages.account} values={{ email: setup.email, bdi: renderBdi }} />
          </Typography>
          <SetupKey setup={setup} />
          <SetupCodeForm token={token} onConfirmed={setCodes} onBadLink={() => setHasExpired(true)} />
        </Stack>
      )}
    </EntryFrame>
  )
}

const BadLink = () => (
  <EntryFrame title={consoleSetupMessages.linkTitle}>
    <Typography>
      <FormattedMessage {...consoleSetupMessages.linkText} />
    </Typography>
  </EntryFrame>
)
