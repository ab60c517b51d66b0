import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { getWeddingRights } from '@shared/weddingRights'
import { hasErrorCode, useErrorText } from '@/api'
import { useGetPlansQuery, useUndoPlansMutation } from '@/api/weddings'
import { planMessages, standingMessages } from '@/i18n/messages/plans'
import { ChangePlansDialog } from './ChangePlansDialog'
import type { ChangePlansProps } from './changePlansProps'

/** The button to change the plans, for members who may, and what follows from the latest change. */
export function ChangePlans(props: ChangePlansProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { canEditPlans } = getWeddingRights(props.wedding)
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {canEditPlans && (
        <Button variant="outlined" onClick={() => setOpen(true)} data-testid="change-plans">
          <FormattedMessage {...planMessages.change} />
        </Button>
      )}
      <ChangedNotice {...props} />
      {isOpen && <ChangePlansDialog {...props} onSaved={close} onClose={close} />}
    </Stack>
  )
}

/** Says that the wedding is not as planned, and for a day after a change, tells families of it or takes it back. */
function ChangedNotice({ wedding, day }: ChangePlansProps) {
  const { id: weddingId } = wedding
  const { canEditPlans, pages } = getWeddingRights(wedding)
  const intl = useIntl()
  const errorText = useErrorText()
  const { data: plans } = useGetPlansQuery({ weddingId })
  const [undo, { isLoading, error }] = useUndoPlansMutation()
  const canUndo = canEditPlans && plans?.undoUntil !== undefined
  if (!canUndo && day.status === undefined) return null
  const count = plans?.informed.find(({ eventId }) => eventId === day.id)?.households ?? 0
  const isStale = error !== undefined && (hasErrorCode(error, 'version_conflict') || hasErrorCode(error, 'too_late'))
  return (
    <Alert
      severity={error !== undefined ? 'error' : day.status === undefined ? 'success' : 'warning'}
      sx={{ inlineSize: '100%' }}
      action={
        canUndo && (
          <Button color="inherit" disabled={isLoading} onClick={() => void undo({ weddingId })}>
            <FormattedMessage {...planMessages.undo} />
          </Button>
        )
      }
    >
      {error === undefined ? (
        <FormattedMessage {...(day.status ? standingMessages[day.status] : planMessages.changed)} values={{ count }} />
      ) : isStale ? (
        intl.formatMessage(planMessages.undoStale)
      ) : (
        errorText(error)
      )}{' '}
      {error === undefined && count > 0 && pages.includes('desk') && (
        <Link component={RouterLink} color="inherit" to={`${weddingPath('desk', weddingId)}?kind=change`}>
          <FormattedMessage {...planMessages.tell} />
        </Link>
      )}
    </Alert>
  )
}
