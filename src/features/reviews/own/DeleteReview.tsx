import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { isNotFound, useErrorText } from '@/api'
import { useDeleteReviewMutation } from '@/api/providers'
import { ownReviewMessages } from '@/i18n/messages/reviews'
import { Banner } from '@/ui/fields/Banner'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'

/** Deletes the couple's review after a question. */
export function DeleteReview({ enquiryId }: { enquiryId: string }) {
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const [deleteReview, { isLoading, error }] = useDeleteReviewMutation()
  const confirm = async () => {
    const result = await deleteReview({ enquiryId })
    // It may have been deleted elsewhere.
    if (result.error === undefined || isNotFound(result.error)) setAsking(false)
  }
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        <FormattedMessage {...ownReviewMessages.delete} />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={<FormattedMessage {...ownReviewMessages.deleteTitle} />}
        cancelLabel={<FormattedMessage {...ownReviewMessages.cancel} />}
        confirmLabel={<FormattedMessage {...ownReviewMessages.delete} />}
        busyLabel={<FormattedMessage {...ownReviewMessages.deleting} />}
        tone="error"
        busy={isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <FormattedMessage {...ownReviewMessages.deleteText} />
        {error !== undefined && !isLoading && <Banner severity="error">{errorText(error)}</Banner>}
      </ConfirmDialog>
    </>
  )
}
