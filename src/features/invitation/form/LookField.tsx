import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import { useField } from 'formik'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { Language } from '@shared/languages'
import { useLocale } from '@/i18n/LocaleProvider'
import { PictureRadio } from './PictureRadio'

interface Look {
  id: string
  name: Record<Language, string>
}

interface Props<Choice extends Look> {
  name: 'card.palette' | 'card.fontPair'
  label: MessageDescriptor
  /** Of the chosen template, its own first. */
  choices: readonly [Choice, ...Choice[]]
  /** The CSS of the grid's columns. */
  columns: { xs: string; sm: string }
  renderPicture: (choice: Choice) => ReactNode
}

/** A radio group of what a template offers. Its own look is stored as none, and so shown for what only another template has. */
export function LookField<Choice extends Look>({ name, label, choices, columns, renderPicture }: Props<Choice>) {
  const [field, , { setValue }] = useField<string>(name)
  const { locale } = useLocale()
  const labelId = useId()
  const [own] = choices
  const chosen = choices.find(({ id }) => id === field.value) ?? own
  return (
    <div>
      <FormLabel id={labelId} component="p" sx={{ fontWeight: 500, marginBlock: 0, marginBlockEnd: 1.5 }}>
        <FormattedMessage {...label} />
      </FormLabel>
      <Box role="radiogroup" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: columns }}>
        {choices.map((choice) => (
          <PictureRadio
            key={choice.id}
            name={name}
            value={choice.id}
            checked={chosen === choice}
            onChange={() => void setValue(choice === own ? '' : choice.id)}
            onBlur={field.onBlur}
            picture={renderPicture(choice)}
            caption={choice.name[locale]}
          />
        ))}
      </Box>
    </div>
  )
}
