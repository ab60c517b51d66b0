import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { object } from 'yup'
import { useUpdateMessageTemplateMutation, type Household, type TemplateKind } from '@/api/weddings'
import { templateDialogMessages } from '@/i18n/messages/desk'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { FormDialog } from '@/ui/fields/FormDialog'
import type { MessageSource } from '../message'
import { TemplateFields } from './TemplateFields'
import { listEditedTemplates, toTemplateValues, type TemplateValues } from './templateValues'

interface TemplateDialogProps {
  kind: TemplateKind
  source: MessageSource
  /** The household of the preview. */
  sample: Household
  onClose: () => void
}

/** Any text is valid: an empty one restores the default, and the field accepts no longer ones. */
const schema = object({})

/** Edits the text of a kind of message, for each language and side. */
export function TemplateDialog({ kind, source, sample, onClose }: TemplateDialogProps) {
  const [update] = useUpdateMessageTemplateMutation()
  const [first] = useState(() => toTemplateValues(source, kind, sample))
  const save = async (values: TemplateValues) => {
    const edited = listEditedTemplates(source, kind, first, values)
    await Promise.all(
      edited.map((messageTemplate) => update({ weddingId: source.list.wedding.id, messageTemplate }).unwrap()),
    )
    onClose()
  }
  const { submit, failure } = useFormSubmit(save)
  return (
    <FormDialog
      title={<FormattedMessage {...templateDialogMessages.title} />}
      maxWidth="md"
      initialValues={first}
      schema={schema}
      failure={failure}
      keepAs={`message:${source.list.wedding.id}:${kind}`}
      onSubmit={submit}
      onClose={onClose}
    >
      <TemplateFields kind={kind} source={source} sample={sample} />
    </FormDialog>
  )
}
