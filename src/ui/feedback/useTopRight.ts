import type { SnackbarOrigin } from '@mui/material/Snackbar'
import { useLocale } from '@/i18n/LocaleProvider'

/** The top right corner in both directions (specification §9): styles are mirrored on Arabic pages. */
export function useTopRight(): SnackbarOrigin {
  const { direction } = useLocale()
  return { vertical: 'top', horizontal: direction === 'rtl' ? 'left' : 'right' }
}
