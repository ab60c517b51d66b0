import { useIntl } from 'react-intl'
import { guestRowMessages } from '@/i18n/messages/guests'
import { UndoNotice } from '@/ui/feedback/UndoNotice'
import type { Deletion } from './useDeletion'

/** Offers to undo the last deletion. */
export function UndoDelete({ deletion: { deleted, undo, endUndo } }: { deletion: Deletion }) {
  const intl = useIntl()
  if (deleted.length === 0) return null
  const text = intl.formatMessage(guestRowMessages.deleted, { count: deleted.length })
  return <UndoNotice key={deleted[0]} text={text} onUndo={undo} onClose={endUndo} />
}
