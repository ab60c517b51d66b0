import Button, { type ButtonProps } from '@mui/material/Button'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** What the button says while the form is being sent. */
  busyLabel: ReactNode
}

/** The form's button: busy, and deaf to a second click, while the form is being sent. */
export function SubmitButton({ busyLabel, children, ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button type="submit" variant="contained" size="large" {...props} disabled={isSubmitting || props.disabled}>
      {isSubmitting ? busyLabel : children}
    </Button>
  )
}
