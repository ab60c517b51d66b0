import type { DialogProps } from '@mui/material/Dialog'

/** The `onClose` of a dialog. The second press of the double click that opened it lands beside it and does not close it. */
export const onDialogClose =
  (close: () => void): DialogProps['onClose'] =>
  (event, reason) => {
    const isDoubleClick = reason === 'backdropClick' && (event as Partial<MouseEvent>).detail === 2
    if (!isDoubleClick) close()
  }
