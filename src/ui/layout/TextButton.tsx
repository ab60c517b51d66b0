import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'

const plain = {
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const

interface TextButtonProps {
  onClick: () => void
  label: MessageDescriptor
  /** The style of the links beside it. */
  sx: SxProps
}

/** A button that looks like the links beside it. */
export const TextButton = ({ onClick, label, sx }: TextButtonProps) => (
  <Box component="button" type="button" onClick={onClick} sx={{ ...sx, ...plain }}>
    <FormattedMessage {...label} />
  </Box>
)
