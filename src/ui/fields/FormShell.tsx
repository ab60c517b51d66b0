import Stack from '@mui/material/Stack'
import { Form, useFormikContext } from 'formik'
import { useState, type ReactNode } from 'react'
import { Banner } from './Banner'
import { FocusFirstError } from './FocusFirstError'
import { KeepServerErrors } from './KeepServerErrors'
import { KeptTyping } from './KeptTyping'

interface FormShellProps {
  /** For a submit button outside of the form. */
  id?: string
  /** Why the last submit failed, above the fields (specification §8: a red banner). */
  failure: string | null
  /** The result of the last submit, in the same place. */
  success?: ReactNode
  /** The form and what it edits, such as `household:{id}`: keeps what is typed when the page fails or the session expires. */
  keepAs?: string
  children: ReactNode
}

/** Whether a notice belongs to the last submit. */
function useIsCurrent(notice: string | boolean): boolean {
  const { submitCount } = useFormikContext()
  const [announced, setAnnounced] = useState({ notice, submitCount })
  const isNew = announced.notice !== notice
  if (isNew) setAnnounced({ notice, submitCount })
  return isNew || announced.submitCount === submitCount
}

/** A Formik form with its banner. Native validation bubbles are off: each field shows its error. */
export function FormShell({ id, failure, success, keepAs, children }: FormShellProps) {
  const isCurrent = useIsCurrent(failure ?? Boolean(success))
  return (
    <Form id={id} noValidate>
      <Stack spacing={3}>
        {failure !== null && isCurrent && (
          <Banner key={failure} severity="error">
            {failure}
          </Banner>
        )}
        {failure === null && success && isCurrent && <Banner severity="success">{success}</Banner>}
        {keepAs !== undefined && <KeptTyping form={keepAs} />}
        {children}
      </Stack>
      <KeepServerErrors />
      <FocusFirstError />
    </Form>
  )
}
