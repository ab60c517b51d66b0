import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useErrorText, useListSessionsQuery, type AccountSession } from '@/api'
import { Banner } from '@/ui/fields/Banner'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { sessionMessages } from '@/i18n/messages/account'
import { SessionRow } from './SessionRow'
import { SignOutDialog } from './SignOutDialog'

/** The account's sessions, each with a way to sign it out. */
export function SessionList() {
  const errorText = useErrorText()
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  if (data) return <Rows items={data.items} />
  if (error) return <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />
  return (
    <Stack spacing={2} aria-busy="true" sx={{ inlineSize: '100%' }}>
      {[1, 2].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </Stack>
  )
}

function Rows({ items }: { items: AccountSession[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [confirmTarget, setConfirmTarget] = useState<AccountSession | 'others' | null>(null)
  const [done, setDone] = useState<'one' | 'others' | null>(null)
  const isAlone = items.every(({ current }) => current)

  // The row of the pressed button is removed: after the dialog has restored the focus, it moves to the list.
  useEffect(() => {
    if (done !== null) list.current?.focus()
  }, [done])

  const close = (signedOut: boolean) => {
    if (signedOut) setDone(confirmTarget === 'others' ? 'others' : 'one')
    setConfirmTarget(null)
  }
  const askForConfirmation = (target: AccountSession | 'others') => {
    setDone(null)
    setConfirmTarget(target)
  }

  return (
    <>
      {done !== null && (
        <Banner severity="success">
          <FormattedMessage
            {...(done === 'others' ? sessionMessages.signedOutElsewhere : sessionMessages.signedOutThere)}
          />
        </Banner>
      )}
      <Stack
        ref={list}
        component="ul"
        spacing={2}
        tabIndex={-1}
        sx={{ listStyle: 'none', padding: 0, margin: 0, inlineSize: '100%', '&:focus': { outline: 'none' } }}
      >
        {items.map((session) => (
          <SessionRow key={session.id} session={session} onSignOut={() => askForConfirmation(session)} />
        ))}
      </Stack>
      {isAlone ? (
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...sessionMessages.nowhereElse} />
        </Typography>
      ) : (
        <Button variant="outlined" size="large" onClick={() => askForConfirmation('others')}>
          <FormattedMessage {...sessionMessages.signOutElsewhere} />
        </Button>
      )}
      <SignOutDialog target={confirmTarget} onClose={close} />
    </>
  )
}
