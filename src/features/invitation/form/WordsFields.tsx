import { useFormikContext } from 'formik'
import { FormattedMessage, useIntl } from 'react-intl'
import { CLOSINGS, OPENINGS } from '@shared/card/card'
import { getClosing, getOpening } from '@shared/card/fixedWords'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import { ChoiceField } from '@/ui/fields/ChoiceField'
import { SelectField } from '@/ui/fields/SelectField'
import { TextField } from '@/ui/fields/TextField'
import { toCard } from '../cardDraft'
import type { InvitationFormValues } from '../draft'
import { OptionalGroup } from './OptionalGroup'

const oneLine = { htmlInput: { dir: 'auto' } } as const
const address = { htmlInput: { dir: 'ltr', inputMode: 'url' } } as const
const wordFields = ['opening', 'closing', 'dress', 'doors', 'parking', 'stream', 'children'] as const
const errorFields = ['openingText', 'closingText', 'dress', 'doors', 'parking', 'stream'] as const

/** The fixed words are shown in the language of the invitation. */
function useWordOptions() {
  const intl = useIntl()
  const { language } = useFormikContext<InvitationFormValues>().values
  const own = { value: 'own', label: intl.formatMessage(cardFormMessages.own) }
  const renderWords = (words: string | undefined) => (
    <span lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} style={{ whiteSpace: 'normal' }}>
      {words}
    </span>
  )
  return {
    openings: [
      { value: '', label: intl.formatMessage(cardFormMessages.noOpening) },
      ...OPENINGS.map((opening) => ({ value: opening, label: renderWords(getOpening({ opening }, language)) })),
      own,
    ],
    closings: [
      { value: '', label: intl.formatMessage(cardFormMessages.usualClosing) },
      ...CLOSINGS.map((closing) => ({ value: closing, label: renderWords(getClosing({ closing }, language)) })),
      own,
    ],
  }
}

/** How the card opens and closes, and the family's word about the evening. */
export function WordsFields() {
  const intl = useIntl()
  const { values, errors, initialValues } = useFormikContext<InvitationFormValues>()
  const { openings, closings } = useWordOptions()
  const { opening, closing } = values.card
  const initialCard = toCard(initialValues.card)
  return (
    <OptionalGroup
      title={cardFormMessages.words}
      hint={cardFormMessages.wordsHint}
      isFilled={wordFields.some((name) => initialCard[name] !== undefined)}
      hasError={errorFields.some((name) => errors.card?.[name] !== undefined)}
    >
      <SelectField name="card.opening" label={intl.formatMessage(cardFormMessages.opening)} options={openings} />
      {opening === 'own' && (
        <TextField
          name="card.openingText"
          required
          label={intl.formatMessage(cardFormMessages.openingText)}
          slotProps={oneLine}
        />
      )}
      <SelectField name="card.closing" label={intl.formatMessage(cardFormMessages.closing)} options={closings} />
      {closing === 'own' && (
        <TextField
          name="card.closingText"
          required
          label={intl.formatMessage(cardFormMessages.closingText)}
          slotProps={oneLine}
        />
      )}
      <TextField
        name="card.dress"
        label={intl.formatMessage(cardFormMessages.dress)}
        helperText={intl.formatMessage(cardFormMessages.dressHint)}
        slotProps={oneLine}
      />
      <ChoiceField
        name="card.children"
        label={<FormattedMessage {...cardFormMessages.children} />}
        options={[
          { value: '', label: <FormattedMessage {...cardFormMessages.childrenUnsaid} /> },
          { value: 'welcome', label: <FormattedMessage {...cardFormMessages.childrenWelcome} /> },
          { value: 'none', label: <FormattedMessage {...cardFormMessages.childrenNone} /> },
        ]}
      />
      <TextField
        name="card.doors"
        label={intl.formatMessage(cardFormMessages.doors)}
        helperText={intl.formatMessage(cardFormMessages.doorsHint)}
        slotProps={oneLine}
      />
      <TextField name="card.parking" label={intl.formatMessage(cardFormMessages.parking)} slotProps={oneLine} />
      <TextField
        name="card.stream"
        label={intl.formatMessage(cardFormMessages.stream)}
        helperText={intl.formatMessage(cardFormMessages.streamHint)}
        slotProps={address}
      />
    </OptionalGroup>
  )
}
