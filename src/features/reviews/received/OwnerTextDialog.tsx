import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { object, string, type StringSchema } from 'yup'
import type { ReactNode } from 'react'
import { hasErrorCode } from '@/api'
import type { Review } from '@/api/providers'
import { ownReviewMessages, receivedReviewMessages } from '@/i18n/messages/reviews'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormDialog } from '@/ui/fields/FormDialog'
import { TextField } from '@/ui/fields/TextField'

/** What a dialog about one review needs. */
export interface OwnerDialogProps {
  providerId: string
  review: Pick<Review, 'id' | 'name'>
  onClose: () => void
}

interface OwnerTextDialogProps {
  title: ReactNode
  /** The name of the text in the API. */
  name: 'text' | 'reason'
  rule: StringSchema
  label: MessageDescriptor
  hint: MessageDescriptor
  submitLabel: MessageDescriptor
  /** See `FormShell`. */
  keepAs: string
  /** Rejects when the text was not stored. */
  onSend: (text: string) => Promise<unknown>
  onClose: () => void
}

/** @returns the rule of such a text, with the error for a longer one */
export const createOwnerTextRule = (maxCharacters: number, tooLong: MessageDescriptor): StringSchema =>
  string()
    .trim()
    .required(receivedReviewMessages.required.id)
    .max(maxCharacters, tooLong.id)
    .matches(/^[^<>]*$/, ownReviewMessages.markup.id)

/** The form of a text that the owner writes once about a review; another tab may have sent another one. */
export function OwnerTextDialog({ title, name, rule, keepAs, onSend, onClose, ...words }: OwnerTextDialogProps) {
  const intl = useIntl()
  const send = async (values: Record<string, string>) => {
    await onSend((values[name] ?? '').trim())
    onClose()
  }
  const { submit, failure } = useFormSubmit(send, {
    describe: (error) =>
      hasErrorCode(error, 'already_exists') ? intl.formatMessage(receivedReviewMessages.already) : undefined,
  })
  return (
    <FormDialog
      title={title}
      initialValues={{ [name]: '' }}
      schema={object({ [name]: rule })}
      failure={failure}
      keepAs={keepAs}
      submitLabel={<FormattedMessage {...words.submitLabel} />}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name={name}
        label={intl.formatMessage({ id: words.label.id })}
        helperText={<FormattedMessage {...words.hint} />}
        required
        multiline
        minRows={4}
      />
    </FormDialog>
  )
}
