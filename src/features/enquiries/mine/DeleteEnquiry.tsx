import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isNotFound, useErrorText } from '@/api'
import { useDeleteEnquiryMutation, type Enquiry } from '@/api/providers'
import { myProvidersMessages } from '@/i18n/messages/enquiries'
import { renderBdi } from '@/i18n/renderBdi'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { Banner } from '@/ui/fields/Banner'

interface DeleteEnquiryProps {
  enquiry: Enquiry
  onDeleted: () => void
}

/** Deletes an enquiry after a question. */
export function DeleteEnquiry({ enquiry: { id, provider }, onDeleted }: DeleteEnquiryProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const [isAsking, setAsking] = useState(false)
  const [deleteEnquiry, { isLoading, error }] = useDeleteEnquiryMutation()

  const confirm = async () => {
    const result = await deleteEnquiry({ enquiryId: id })
    // It may have been deleted elsewhere.
    if (result.error === undefined || isNotFound(result.error)) onDeleted()
  }
  return (
    <>
      <Button
        color="error"
        aria-label={intl.formatMessage(myProvidersMessages.deleteNamed, { name: provider.name })}
        onClick={() => setAsking(true)}
      >
        <FormattedMessage {...myProvidersMessages.delete} />
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={
          <FormattedMessage {...myProvidersMessages.deleteQuestion} values={{ name: provider.name, bdi: renderBdi }} />
        }
        cancelLabel={<FormattedMessage {...myProvidersMessages.cancel} />}
        confirmLabel={<FormattedMessage {...myProvidersMessages.delete} />}
        busyLabel={<FormattedMessage {...myProvidersMessages.deleting} />}
        tone="error"
        busy={isLoading}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        <FormattedMessage {...myProvidersMessages.deleteText} />
        {error !== undefined && !isLoading && <Banner severity="error">{errorText(error)}</Banner>}
      </ConfirmDialog>
    </>
  )
}
