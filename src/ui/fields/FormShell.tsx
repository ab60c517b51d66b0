import Stack from '@mui/material/Stack'
import { Form } from 'formik'
import type { ReactNode } from 'react'
import { Banner } from './Banner'
import { FocusFirstError } from './FocusFirstError'

interface FormShellProps {
  /** Why the last send failed, above the fields (specification §8: a red banner). */
  failure: string | null
  /** What the last send has done, in the same place. */
  success?: ReactNode
  children: ReactNode
}

/** A Formik form with its banner; the browser's own bubbles are off, since each field shows its error. */
export function FormShell({ failure, success, children }: FormShellProps) {
  return (
    <Form noValidate>
      <Stack spacing={3}>
        {failure !== null && (
          <Banner key={failure} severity="error">
            {failure}
          </Banner>
        )}
        {failure === null && success && <Banner severity="success">{success}</Banner>}
        {children}
      </Stack>
      <FocusFirstError />
    </Form>
  )
}
