import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { TOAST_MS } from '@/config/limits'
import { withTheme } from '@/theme/withTheme'
import { useTopRight } from './useTopRight'

interface ToasterProps {
  toast: { id: string; tone: 'success' | 'error' | 'info'; text: string } | null
  onClose: (id: string) => void
}

/** Shows one toast at a time at the top right, for 5 s (specification §9). */
function Toaster({ toast, onClose }: ToasterProps) {
  const topRight = useTopRight()
  if (!toast) return null
  return (
    <Snackbar
      key={toast.id}
      open
      autoHideDuration={TOAST_MS}
      sx={{ displayPrint: 'none' }}
      anchorOrigin={topRight}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose(toast.id)}
    >
      <Alert severity={toast.tone} variant="filled" onClose={() => onClose(toast.id)}>
        {toast.text}
      </Alert>
    </Snackbar>
  )
}

export default withTheme(Toaster)
