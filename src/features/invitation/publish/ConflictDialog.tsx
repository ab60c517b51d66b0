import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Invitation } from '@/api'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { publishMessages } from '@/i18n/messages/publish'
import type { UndecidedState } from './publishState'

interface ConflictDialogProps {
  state: UndecidedState
  keepMine: (newer: Invitation) => Promise<void>
  loadNewer: (newer: Invitation) => void
  publishAsNew: () => void
  publishInOwnWedding: () => Promise<void>
  dismiss: () => void
}

interface Question {
  title: MessageDescriptor
  text: MessageDescriptor
  cancel: MessageDescriptor
  confirm: MessageDescriptor
}

const questions: Record<UndecidedState['name'], Question> = {
  conflict: {
    title: publishMessages.conflictTitle,
    text: publishMessages.conflictText,
    cancel: publishMessages.loadNewer,
    confirm: publishMessages.keepMine,
  },
  gone: {
    title: publishMessages.conflictTitle,
    text: publishMessages.gone,
    cancel: publishMessages.edit,
    confirm: publishMessages.publishAsNew,
  },
  weddingGone: {
    title: publishMessages.weddingGoneTitle,
    text: publishMessages.weddingGone,
    cancel: publishMessages.edit,
    confirm: publishMessages.publish,
  },
}

/** Asks what to do when the invitation was changed, or it or its wedding deleted, elsewhere during editing. */
export function ConflictDialog({ state, dismiss, ...decisions }: ConflictDialogProps) {
  const { title, text, cancel, confirm } = questions[state.name]
  const decide = () => {
    if (state.name === 'conflict') void decisions.keepMine(state.newer)
    else if (state.name === 'gone') decisions.publishAsNew()
    else void decisions.publishInOwnWedding()
  }
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...title} />}
      cancelLabel={<FormattedMessage {...cancel} />}
      confirmLabel={<FormattedMessage {...confirm} />}
      onCancel={() => (state.name === 'conflict' ? decisions.loadNewer(state.newer) : dismiss())}
      onConfirm={decide}
    >
      <FormattedMessage {...text} />
    </ConfirmDialog>
  )
}
