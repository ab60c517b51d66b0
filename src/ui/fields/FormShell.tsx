import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { Form } from 'formik'
import type { ReactNode } from 'react'
import { FocusFirstError } from './FocusFirstError'

interface FormShellProps {
  /** Why the last send failed, above the fields (specification §8: a red banner). */
  failure: string | null
  children: ReactNode
}

/** A Formik form with its banner; the browser's own bubbles are off, since each field shows its error. */
export function FormShell({ failure, children }: FormShellProps) {
  return (
    <Form noValidate>
      <Stack spacing={3}>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {children}
      </Stack>
      <FocusFirstError />
    </Form>
  )
}
