import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** For a form that validates on submit only: clears the error of an edited field and keeps the others (specification §5). */
export function ClearEditedErrors() {
  const { values, errors, setErrors } = useFormikContext<Record<string, unknown>>()
  const before = useRef(values)
  useEffect(() => {
    const remaining = Object.entries(errors).filter(([name]) => values[name] === before.current[name])
    before.current = values
    if (remaining.length < Object.keys(errors).length) setErrors(Object.fromEntries(remaining))
  }, [values, errors, setErrors])
  return null
}
