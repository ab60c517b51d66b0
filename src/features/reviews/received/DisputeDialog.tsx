import { FormattedMessage } from 'react-intl'
import { useDisputeReviewMutation } from '@/api/providers'
import { renderBdi } from '@/i18n/renderBdi'
import { receivedReviewMessages } from '@/i18n/messages/reviews'
import { ENQUIRY_TEXT_MAX_CHARACTERS } from '@shared/limits'
import { OwnerTextDialog, createOwnerTextRule, type OwnerDialogProps } from './OwnerTextDialog'

const rule = createOwnerTextRule(ENQUIRY_TEXT_MAX_CHARACTERS, receivedReviewMessages.disputeTooLong)

/** Why the owner disputes a review; the operator decides. */
export function DisputeDialog({ providerId, review: { id, name }, onClose }: OwnerDialogProps) {
  const [dispute] = useDisputeReviewMutation()
  return (
    <OwnerTextDialog
      title={<FormattedMessage {...receivedReviewMessages.disputeTitle} values={{ name, bdi: renderBdi }} />}
      name="reason"
      rule={rule}
      label={receivedReviewMessages.disputeLabel}
      hint={receivedReviewMessages.disputeHint}
      submitLabel={receivedReviewMessages.sendDispute}
      keepAs={`dispute:${id}`}
      onSend={(reason) => dispute({ id: providerId, reviewId: id, newDispute: { reason } }).unwrap()}
      onClose={onClose}
    />
  )
}
