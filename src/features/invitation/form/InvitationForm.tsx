import { Formik, useFormikContext } from 'formik'
import { memo, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { TemplateNumber } from '@/card/content'
import { formMessages } from '@/i18n/messages/studio'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { FormShell } from '@/ui/fields/FormShell'
import type { DraftValues, InvitationFormValues } from '../draft'
import { LeaveQuestion } from '../leave/LeaveQuestion'
import { AutoSave, toDraftValues } from './AutoSave'
import { ColorsFields } from './ColorsFields'
import { CoupleFields, DateFields, Group, PlaceFields } from './fieldGroups'
import { FamiliesFields } from './FamiliesFields'
import { FormActions, type FormActionsProps } from './FormActions'
import { BackgroundField } from './picture/BackgroundField'
import { invitationSchema } from './schema'
import { TemplatePicker } from './TemplatePicker'
import { WordsFields } from './WordsFields'

interface InvitationFormProps extends FormActionsProps {
  /** The id of the form, for a button outside of it. */
  id?: string
  initialValues: InvitationFormValues
  timeZone: string
  /** The published wedding date, when a published invitation is edited. */
  publishedDate?: string
  signedIn: boolean
  /** Whether a published invitation has changes that are not saved. */
  isUnsaved: boolean
  onChange: (values: DraftValues) => void
  onSubmit: (template: TemplateNumber) => Promise<void> | void
  /** Called after the picture is removed, with the function that restores it. */
  onPictureRemoved: (putBack: () => void) => void
}

/** The invitation form with the template picker (specification §2 and §3). Every change is kept in the draft. */
export const InvitationForm = memo(function InvitationForm({
  id,
  initialValues,
  timeZone,
  publishedDate,
  signedIn,
  isUnsaved,
  onChange,
  onSubmit,
  onPictureRemoved,
  ...actions
}: InvitationFormProps) {
  const schema = useMemo(() => invitationSchema({ timeZone, publishedDate }), [timeZone, publishedDate])
  const submit = async (values: InvitationFormValues) => {
    // The effect of `AutoSave` may come after a quick submit.
    onChange(toDraftValues(values))
    if (values.template !== null) await onSubmit(values.template)
  }
  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      <FormShell id={id} failure={null}>
        <AutoSave onChange={onChange} />
        <CoupleFields />
        <DateFields timeZone={timeZone} />
        <PlaceFields />
        <FamiliesFields isPublished={publishedDate !== undefined} />
        <WordsFields />
        <Group title={formMessages.look}>
          <ChoiceField
            name="language"
            label={<FormattedMessage {...formMessages.language} />}
            options={[
              { value: 'ar', label: <FormattedMessage {...formMessages.arabic} /> },
              { value: 'en', label: <FormattedMessage {...formMessages.english} /> },
            ]}
          />
          <TemplatePicker />
          <BackgroundField signedIn={signedIn} onRemoved={onPictureRemoved} />
        </Group>
        <ColorsFields />
        <FormActions {...actions} />
        <FormLeaveQuestion isUnsaved={isUnsaved} />
      </FormShell>
    </Formik>
  )
})

function FormLeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const { submitForm } = useFormikContext()
  return <LeaveQuestion isUnsaved={isUnsaved} save={submitForm} />
}
