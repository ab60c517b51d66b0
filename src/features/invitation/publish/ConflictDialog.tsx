import { FormattedMessage } from 'react-intl'
import type { Invitation } from '@/api'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { publishMessages } from '@/i18n/messages/studio'
import type { PublishState } from './publishState'

interface ConflictDialogProps {
  state: Extract<PublishState, { name: 'conflict' | 'gone' }>
  keepMine: (newer: Invitation) => Promise<void>
  loadNewer: (newer: Invitation) => void
  publishAsNew: () => void
  dismiss: () => void
}

/** Asks what to do when the invitation was changed or deleted elsewhere during editing. */
export function ConflictDialog({ state, keepMine, loadNewer, publishAsNew, dismiss }: ConflictDialogProps) {
  const conflict = state.name === 'conflict'
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...publishMessages.conflictTitle} />}
      cancelLabel={<FormattedMessage {...(conflict ? publishMessages.loadNewer : publishMessages.edit)} />}
      confirmLabel={<FormattedMessage {...(conflict ? publishMessages.keepMine : publishMessages.publishAsNew)} />}
      onCancel={() => (conflict ? loadNewer(state.newer) : dismiss())}
      onConfirm={() => (conflict ? void keepMine(state.newer) : publishAsNew())}
    >
      <FormattedMessage {...(conflict ? publishMessages.conflictText : publishMessages.gone)} />
    </ConfirmDialog>
  )
}
