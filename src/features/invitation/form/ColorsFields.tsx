import { useFormikContext } from 'formik'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import type { InvitationFormValues } from '../draft'
import { OptionalGroup } from './OptionalGroup'
import { OwnAccentField } from './OwnAccentField'
import { PalettePicker } from './PalettePicker'

/** The colours of the card: a palette of the chosen template, and an own accent. */
export function ColorsFields() {
  const { values, initialValues } = useFormikContext<InvitationFormValues>()
  const { palette, accent } = initialValues.card
  const { template } = values
  return (
    <OptionalGroup
      title={cardFormMessages.colors}
      hint={template === null ? cardFormMessages.colorsNeedTemplate : cardFormMessages.colorsHint}
      isFilled={palette !== '' || accent !== ''}
      hasError={false}
    >
      {template !== null && (
        <>
          <PalettePicker template={template} />
          <OwnAccentField template={template} />
        </>
      )}
    </OptionalGroup>
  )
}
