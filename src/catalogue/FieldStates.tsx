import { Form, Formik } from 'formik'
import type { ReactNode } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { Samples } from './Samples'

interface FieldFormProps {
  name: string
  value: unknown
  /** The error that is shown. */
  error?: MessageDescriptor
  children: ReactNode
}

/** A Formik form around one field. */
export function FieldForm({ name, value, error, children }: FieldFormProps) {
  return (
    <Formik
      initialValues={{ [name]: value }}
      initialErrors={error && { [name]: error.id }}
      initialTouched={{ [name]: true }}
      onSubmit={() => undefined}
    >
      <Form noValidate>{children}</Form>
    </Formik>
  )
}

interface FieldStatesProps {
  title: string
  filled: unknown
  /** The value that has the error. */
  invalid: unknown
  error: MessageDescriptor
  /** Another state than disabled, or null, for fields that the site never disables. */
  last?: { state: string; value: unknown } | null
  children: (props: { name: string; disabled: boolean }) => ReactNode
}

/** A field empty, filled, with an error and, by default, disabled. Each has a name of its own, because the name is the input's id. */
export function FieldStates({ title, filled, invalid, error, last, children }: FieldStatesProps) {
  const empty = typeof filled === 'boolean' ? false : ''
  const states = [
    { state: 'empty', value: empty },
    { state: 'filled', value: filled },
    { state: 'error', value: invalid, error },
    ...(last === null ? [] : [last ?? { state: 'disabled', value: filled }]),
  ]
  const samples = states.map(({ state, ...rest }) => {
    const name = `${title}-${state}`.replaceAll(' ', '-')
    const form = (
      <FieldForm key={state} name={name} {...rest}>
        {children({ name, disabled: state === 'disabled' })}
      </FieldForm>
    )
    return [`${title}: ${state}`, form]
  })
  return <Samples width={230} of={Object.fromEntries(samples)} />
}
