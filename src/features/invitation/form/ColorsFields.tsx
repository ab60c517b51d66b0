import { useFormikContext } from 'formik'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import type { InvitationFormValues } from '../draft'
import { FontPairField } from './FontPairField'
import { OptionalGroup } from './OptionalGroup'
import { OwnAccentField } from './OwnAccentField'
import { PaletteField } from './PaletteField'

/** The look of the card: a palette of the chosen template, an own accent, and a font pair. */
export function ColorsFields() {
  const { values, initialValues } = useFormikContext<InvitationFormValues>()
  const { palette, accent, fontPair } = initialValues.card
  const { template } = values
  return (
    <OptionalGroup
      title={cardFormMessages.colors}
      hint={template === null ? cardFormMessages.colorsNeedTemplate : cardFormMessages.colorsHint}
      isFilled={[palette, accent, fontPair].some((choice) => choice !== '')}
      hasError={false}
    >
      {template !== null && (
        <>
          <PaletteField template={template} />
          <OwnAccentField template={template} />
          <FontPairField template={template} />
        </>
      )}
    </OptionalGroup>
  )
}
