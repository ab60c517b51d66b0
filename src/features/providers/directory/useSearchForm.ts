import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { NUMBER_FIELDS, resolvePlace, toFilters, toFormValues, type FormValues, type NumberField } from './formValues'
import type { DirectoryFilters } from './search'

/**
 * The state of the search form. What is chosen from a list applies at once, typed text on submit.
 * @param filters those of the URL, which the fields follow: 'back', a filter chip, a link
 */
export function useSearchForm(filters: DirectoryFilters, onSearch: (filters: DirectoryFilters) => void) {
  const { formatNumber } = useIntl()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => toFormValues(filters, formatNumber))
  const [invalid, setInvalid] = useState<NumberField[]>([])
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    setValues(toFormValues(filters, formatNumber))
    setInvalid([])
  }, [filters, formatNumber])

  const showErrors = (fields: NumberField[]) => {
    // A field is focused after its panel is open.
    flushSync(() => {
      setInvalid(fields)
      setIsOpen(true)
    })
    const field = form.current?.elements.namedItem(fields[0] ?? '')
    if (field instanceof HTMLElement) field.focus()
  }
  const search = (wanted: FormValues) => {
    const typed = toFilters(wanted)
    const fields = NUMBER_FIELDS.filter((name) => Number.isNaN(typed[name]))
    if (fields.length > 0) return showErrors(fields)
    // The text of the URL was searched as it is.
    onSearch(typed.area === filters.area ? typed : resolvePlace(typed))
  }

  return {
    form,
    values,
    invalid,
    isOpen,
    setIsOpen,
    type: (typed: Partial<FormValues>) => {
      setValues({ ...values, ...typed })
      setInvalid(invalid.filter((name) => !(name in typed)))
    },
    choose: (chosen: Partial<FormValues>) => {
      const changed = { ...values, ...chosen }
      setValues(changed)
      search(changed)
    },
    submit: (event: SyntheticEvent) => {
      event.preventDefault()
      search(values)
    },
  }
}
