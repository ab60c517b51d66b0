import type { ButtonProps } from '@mui/material/Button'
import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { BusyButton } from './BusyButton'

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** The label while the form is submitting. */
  busyLabel: ReactNode
}

/** The submit button, busy while the form is submitting. */
export function SubmitButton({ busyLabel, children, ...props }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <BusyButton type="submit" variant="contained" size="large" {...props} isBusy={isSubmitting}>
      {isSubmitting ? busyLabel : children}
    </BusyButton>
  )
}
