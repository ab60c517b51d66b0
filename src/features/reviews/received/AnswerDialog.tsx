import { FormattedMessage } from 'react-intl'
import { useAnswerReviewMutation } from '@/api/providers'
import { renderBdi } from '@/i18n/renderBdi'
import { ownReviewMessages, receivedReviewMessages } from '@/i18n/messages/reviews'
import { hasContact } from '@shared/hasContact'
import { REVIEW_MAX_CHARACTERS } from '@shared/limits'
import { OwnerTextDialog, createOwnerTextRule, type OwnerDialogProps } from './OwnerTextDialog'

const rule = createOwnerTextRule(REVIEW_MAX_CHARACTERS, ownReviewMessages.tooLong).test(
  'contact',
  ownReviewMessages.hasContact.id,
  (typed = '') => !hasContact(typed),
)

/** The provider's answer to a review. */
export function AnswerDialog({ providerId, review: { id, name }, onClose }: OwnerDialogProps) {
  const [answer] = useAnswerReviewMutation()
  return (
    <OwnerTextDialog
      title={<FormattedMessage {...receivedReviewMessages.answerTitle} values={{ name, bdi: renderBdi }} />}
      name="text"
      rule={rule}
      label={receivedReviewMessages.answerLabel}
      hint={receivedReviewMessages.answerHint}
      submitLabel={receivedReviewMessages.sendAnswer}
      keepAs={`answer:${id}`}
      onSend={(text) => answer({ id: providerId, reviewId: id, newAnswer: { text } }).unwrap()}
      onClose={onClose}
    />
  )
}
