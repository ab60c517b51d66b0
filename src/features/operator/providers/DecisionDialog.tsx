import { FormattedMessage } from 'react-intl'
import { renderBdi } from '@/i18n/renderBdi'
import { photoQueueMessages, providerQueueMessages } from '@/i18n/messages/operatorQueues'
import { countRefusedPhotos, getEffect, type Decision } from './decisions'
import { getProviderTitle } from './getProviderTitle'
import { ReasonDialog } from '../common/ReasonDialog'

interface DecisionDialogProps {
  decision: Decision
  onCancel: () => void
  /** Rejects when the decision was not stored. */
  onSubmit: (reason: string) => Promise<void>
}

/** Asks why a provider, its edit or some of its photographs are refused. */
export function DecisionDialog({ decision: made, ...actions }: DecisionDialogProps) {
  const values = { name: getProviderTitle(made.provider), bdi: renderBdi }
  const effect = getEffect(made)
  if (made.decision === 'reject')
    return (
      <ReasonDialog
        title={<FormattedMessage {...providerQueueMessages.refuseTitle} values={values} />}
        effect={effect}
        hint={providerQueueMessages.reasonHint}
        submitLabel={providerQueueMessages.refuse}
        busyLabel={providerQueueMessages.refusing}
        {...actions}
      />
    )
  const count = countRefusedPhotos(made)
  return (
    <ReasonDialog
      title={<FormattedMessage {...photoQueueMessages.refuseTitle} values={{ ...values, count }} />}
      effect={effect}
      hint={providerQueueMessages.reasonHint}
      submitLabel={photoQueueMessages.save}
      busyLabel={photoQueueMessages.saving}
      {...actions}
    />
  )
}
