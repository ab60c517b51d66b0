import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MaterialNativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ServiceCategory } from '@/api'
import { directoryMessages } from '@/i18n/messages/directory'
import { LabelledInput } from '@/ui/fields/LabelledInput'
import { categories } from '../categories/categories'
import { NUMBER_FIELDS, type FormValues, type NumberField } from './formValues'
import type { DirectorySort } from './search'
import styles from './SearchForm.module.css'

interface MoreFiltersProps {
  values: FormValues
  /** The fields whose text was no number when the form was last submitted. */
  invalid: readonly NumberField[]
  onType: (typed: Partial<Record<NumberField, string>>) => void
  onChoose: (chosen: Partial<Pick<FormValues, 'category' | 'sort'>>) => void
}

/** The filters after name and place, and the order of the list. */
export function MoreFilters({ values, invalid, onType, onChoose }: MoreFiltersProps) {
  const intl = useIntl()
  return (
    <>
      <NativeSelect
        name="category"
        className={styles.category}
        label={intl.formatMessage(directoryMessages.category)}
        value={values.category}
        onChange={(category) => onChoose({ category: category as ServiceCategory | '' })}
      >
        <option value="">{intl.formatMessage(directoryMessages.anyCategory)}</option>
        {categories.map(({ value, label }) => (
          <option key={value} value={value}>
            {intl.formatMessage(label)}
          </option>
        ))}
      </NativeSelect>
      {NUMBER_FIELDS.map((name) => (
        <NumberTextField
          key={name}
          name={name}
          value={values[name]}
          isInvalid={invalid.includes(name)}
          onType={(typed) => onType({ [name]: typed })}
        />
      ))}
      <NativeSelect
        name="sort"
        className={styles.sort}
        label={intl.formatMessage(directoryMessages.sort)}
        value={values.sort}
        onChange={(sort) => onChoose({ sort: sort as DirectorySort })}
      >
        <option value="newest">{intl.formatMessage(directoryMessages.newest)}</option>
        <option value="price">{intl.formatMessage(directoryMessages.lowestPrice)}</option>
        <option value="asked">{intl.formatMessage(directoryMessages.mostAsked)}</option>
      </NativeSelect>
    </>
  )
}

interface NativeSelectProps {
  name: string
  className: string | undefined
  label: string
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function NativeSelect({ name, className, label, value, onChange, children }: NativeSelectProps) {
  const id = `directory-${name}`
  return (
    <FormControl fullWidth className={className}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <MaterialNativeSelect
        value={value}
        input={<OutlinedInput id={id} name={name} label={label} />}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </MaterialNativeSelect>
    </FormControl>
  )
}

interface NumberTextFieldProps {
  name: NumberField
  value: string
  isInvalid: boolean
  onType: (typed: string) => void
}

function NumberTextField({ name, value, isInvalid, onType }: NumberTextFieldProps) {
  const intl = useIntl()
  const error = name === 'guests' ? directoryMessages.guestsInvalid : directoryMessages.priceInvalid
  return (
    <div className={`${styles.number} ${name === 'guests' ? styles.guests : ''}`}>
      <LabelledInput
        name={name}
        id={`directory-${name}`}
        label={intl.formatMessage(directoryMessages[name])}
        value={value}
        error={isInvalid ? intl.formatMessage(error) : null}
        onChange={({ target }) => onType(target.value)}
        inputProps={{ inputMode: 'decimal', enterKeyHint: 'search' }}
        autoComplete="off"
      />
    </div>
  )
}
