import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

/** In a form that validates on submit alone: takes a field's error away once the field is edited, and leaves the others (specification §5). */
export function ClearEditedErrors() {
  const { values, errors, setErrors } = useFormikContext<Record<string, unknown>>()
  const before = useRef(values)
  useEffect(() => {
    const kept = Object.entries(errors).filter(([name]) => values[name] === before.current[name])
    before.current = values
    if (kept.length < Object.keys(errors).length) setErrors(Object.fromEntries(kept))
  }, [values, errors, setErrors])
  return null
}
