import { FormattedMessage } from 'react-intl'
import type { Invitation } from '@/api'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { publishMessages } from '@/i18n/messages/studio'

interface ConflictDialogProps {
  question: { kind: 'conflict'; newer: Invitation } | { kind: 'gone' }
  busy: boolean
  keepMine: (newer: Invitation) => Promise<void>
  loadNewer: (newer: Invitation) => void
  publishAsNew: () => void
  dismiss: () => void
}

/** Asked when the invitation was changed or deleted elsewhere while it was being edited here. */
export function ConflictDialog({ question, busy, keepMine, loadNewer, publishAsNew, dismiss }: ConflictDialogProps) {
  const conflict = question.kind === 'conflict'
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={<FormattedMessage {...publishMessages.conflictTitle} />}
      cancelLabel={<FormattedMessage {...(conflict ? publishMessages.loadNewer : publishMessages.edit)} />}
      confirmLabel={<FormattedMessage {...(conflict ? publishMessages.keepMine : publishMessages.publishAsNew)} />}
      onCancel={() => (conflict ? loadNewer(question.newer) : dismiss())}
      onConfirm={() => (conflict ? void keepMine(question.newer) : publishAsNew())}
    >
      <FormattedMessage {...(conflict ? publishMessages.conflictText : publishMessages.gone)} />
    </ConfirmDialog>
  )
}
