import Dialog from '@mui/material/Dialog'
import type { GuestList } from '@/api/weddings'
import { withTheme } from '@/theme/withTheme'
import { useIsPhone } from '@/ui/useScreen'
import { QuickAdd } from './QuickAdd'

interface AddPanelProps {
  list: GuestList
  onClose: () => void
}

/** The form that adds families: above the list, and on a phone a page of its own, which no keyboard covers. */
function AddPanel({ list, onClose }: AddPanelProps) {
  const isPhone = useIsPhone()
  if (!isPhone) return <QuickAdd list={list} onClose={onClose} />
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby="quick-add"
      slotProps={{ paper: { sx: { borderRadius: 0, border: 0 } } }}
    >
      <QuickAdd list={list} onClose={onClose} />
    </Dialog>
  )
}

export default withTheme(AddPanel)
