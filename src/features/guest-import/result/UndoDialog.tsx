import { FormattedMessage } from 'react-intl'
import { resultMessages } from '@/i18n/messages/guestImportPreview'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import type { UndoImport } from './useUndoImport'

/** Says what undoing an import does, and asks for it. */
export const UndoDialog = ({ undo }: { undo: UndoImport }) => (
  <ConfirmDialog
    open={undo.isAsking}
    title={<FormattedMessage {...resultMessages.undoTitle} />}
    cancelLabel={<FormattedMessage {...resultMessages.cancel} />}
    confirmLabel={<FormattedMessage {...resultMessages.undoConfirm} />}
    busy={undo.isUndoing}
    busyLabel={<FormattedMessage {...resultMessages.undoing} />}
    onCancel={undo.cancel}
    onConfirm={() => void undo.confirm()}
  >
    <FormattedMessage {...resultMessages.undoText} />
  </ConfirmDialog>
)
