import { FormattedMessage, useIntl } from 'react-intl'
import { useAddReviewMutation, type Enquiry } from '@/api/providers'
import { STAR_NAMES } from '@shared/stars'
import { renderBdi } from '@/i18n/renderBdi'
import { ownReviewMessages } from '@/i18n/messages/reviews'
import { starMessages } from '@/i18n/messages/providerProfile'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormDialog } from '@/ui/fields/FormDialog'
import { TextField } from '@/ui/fields/TextField'
import { reviewSchema, toReview, type ReviewValues } from './reviewSchema'
import { StarsField } from './StarsField'

interface ReviewDialogProps {
  enquiry: Enquiry
  onClose: () => void
}

/** The form of a couple's review. Sent again, it is stored once: a booking has one review. */
export function ReviewDialog({ enquiry, onClose }: ReviewDialogProps) {
  const intl = useIntl()
  const [addReview] = useAddReviewMutation()
  const { submit, failure } = useFormSubmit(async (values: ReviewValues) => {
    await addReview({ enquiryId: enquiry.id, newReview: toReview(values) }).unwrap()
    onClose()
  })
  const initial: ReviewValues = {
    name: enquiry.name,
    quality: 0,
    communication: 0,
    punctuality: 0,
    value: 0,
    words: '',
  }
  return (
    <FormDialog
      title={
        <FormattedMessage {...ownReviewMessages.formTitle} values={{ name: enquiry.provider.name, bdi: renderBdi }} />
      }
      initialValues={initial}
      schema={reviewSchema}
      failure={failure}
      keepAs={`review:${enquiry.id}`}
      submitLabel={<FormattedMessage {...ownReviewMessages.send} />}
      onSubmit={submit}
      onClose={onClose}
    >
      {STAR_NAMES.map((name) => (
        <StarsField key={name} name={name} label={intl.formatMessage(starMessages[name])} />
      ))}
      <TextField
        name="words"
        label={intl.formatMessage(ownReviewMessages.words)}
        helperText={<FormattedMessage {...ownReviewMessages.wordsHint} />}
        multiline
        minRows={4}
      />
      <TextField name="name" label={intl.formatMessage(ownReviewMessages.name)} required />
    </FormDialog>
  )
}
