import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { unsentMessages } from '@/i18n/messages/offline'
import { addDeletedAgain, discardUnsent, resolveConflict, retryUnsent } from '@/lib/offline/decideUnsent'
import type { UnsentEdit } from '@/lib/offline/mergeUnsent'
import { unsentDecided, useUnsentChanges } from '@/lib/offline/offlineApi'
import type { UnsentChange } from '@/lib/offline/unsentChange'
import { useAppDispatch } from '@/store/hooks'
import { ConflictDialog, type ConflictRow } from '@/ui/feedback/ConflictDialog'
import { UndoNotice } from '@/ui/feedback/UndoNotice'
import { useIsPhone } from '@/ui/useScreen'
import { UnsentRow } from './UnsentRow'

interface UnsentDialogProps {
  /** @returns the fields that were edited here and elsewhere, with both values */
  compare: (change: UnsentEdit) => ConflictRow[]
  onClose: () => void
}

interface Discarded {
  name: string
  undo: () => Promise<void>
}

/** The changes that wait for a connection, in the order in which they are sent. Those that need a decision say which. */
export function UnsentDialog({ compare, onClose }: UnsentDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const isPhone = useIsPhone()
  const dispatch = useAppDispatch()
  const changes = useUnsentChanges()
  const [chosen, setChosen] = useState<UnsentEdit | null>(null)
  const [discarded, setDiscarded] = useState<Discarded | null>(null)
  // What the browser refuses stays as it is in the list.
  const decide = (decision: Promise<unknown>) =>
    void decision.catch(() => undefined).finally(() => dispatch(unsentDecided()))
  const discard = async (change: UnsentChange) =>
    setDiscarded({ name: change.name, undo: await discardUnsent(dispatch, change) })

  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...unsentMessages.title} />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
          <FormattedMessage {...(changes.length === 0 ? unsentMessages.none : unsentMessages.intro)} />
        </Typography>
        <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {changes.map((change) => (
            <UnsentRow
              key={change.order}
              change={change}
              onChoose={setChosen}
              onAddAgain={(deleted) => decide(addDeletedAgain(deleted))}
              onRetry={() => decide(retryUnsent(change))}
              onDiscard={() => decide(discard(change))}
            />
          ))}
        </ol>
      </DialogContent>
      <DialogActions sx={{ padding: 2, paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))' }}>
        <Button size="large" onClick={onClose}>
          <FormattedMessage {...unsentMessages.close} />
        </Button>
        {changes.some(({ problem }) => !problem) && (
          <Button size="large" variant="contained" onClick={() => dispatch(unsentDecided())}>
            <FormattedMessage {...unsentMessages.sendNow} />
          </Button>
        )}
      </DialogActions>
      {chosen && (
        <ConflictDialog
          rows={compare(chosen)}
          choose={(choice) => {
            setChosen(null)
            decide(resolveConflict(chosen, choice))
          }}
        />
      )}
      {discarded && (
        <UndoNotice
          text={intl.formatMessage(unsentMessages.discarded, { name: discarded.name })}
          onUndo={() => decide(discarded.undo())}
          onClose={() => setDiscarded(null)}
        />
      )}
    </Dialog>
  )
}
