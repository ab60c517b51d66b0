import { useIntl } from 'react-intl'
import { guestRowMessages } from '@/i18n/messages/guests'
import { withTheme } from '@/theme/withTheme'
import { UndoNotice } from '@/ui/feedback/UndoNotice'
import type { Deletion } from './useDeletion'

/** Offers to undo the last deletion. */
function UndoDelete({ deletion: { deleted, undo, endUndo } }: { deletion: Deletion }) {
  const intl = useIntl()
  const text = intl.formatMessage(guestRowMessages.deleted, { count: deleted.length })
  return <UndoNotice key={deleted[0]} text={text} onUndo={undo} onClose={endUndo} />
}

export default withTheme(UndoDelete)
