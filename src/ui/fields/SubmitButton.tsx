import Button, { type ButtonProps } from '@mui/material/Button'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** The label while the form is submitting. */
  busyLabel: ReactNode
}

/** The submit button, disabled while the form is submitting. */
export function SubmitButton({ busyLabel, children, ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="contained" size="large" {...props} disabled={isSubmitting || props.disabled}>
      {isSubmitting ? busyLabel : children}
    </Button>
  )
}
