import Button, { type ButtonProps } from '@mui/material/Button'
import type { MouseEvent } from 'react'

/** Also keeps the Enter key in a field from submitting the form again. */
const ignore = (event: MouseEvent): void => event.preventDefault()

interface BusyButtonProps extends ButtonProps {
  /** Whether its action is running: meanwhile it ignores presses. */
  isBusy: boolean
}

/** A button whose action takes time. It is not `disabled` meanwhile, because the browser takes the focus from a disabled button. */
export const BusyButton = ({ isBusy, onClick, ...props }: BusyButtonProps) => (
  <Button {...props} aria-disabled={isBusy || undefined} onClick={isBusy ? ignore : onClick} />
)
