import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { TOAST_MS } from '../../config/limits'

interface ToasterProps {
  toast: { id: string; tone: 'success' | 'error' | 'info'; text: string } | null
  onClose: (id: string) => void
}

/** One notice at a time, in the top corner at the end of the reading direction, closed after 5 s (specification §9). */
export default function Toaster({ toast, onClose }: ToasterProps) {
  if (!toast) return null
  return (
    <Snackbar
      key={toast.id}
      open
      autoHideDuration={TOAST_MS}
      sx={{ displayPrint: 'none' }}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose(toast.id)}
    >
      <Alert severity={toast.tone} variant="filled" onClose={() => onClose(toast.id)}>
        {toast.text}
      </Alert>
    </Snackbar>
  )
}
