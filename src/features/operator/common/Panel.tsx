import Paper, { type PaperProps } from '@mui/material/Paper'

/** A card of the console. */
export const Panel = ({ sx, ...props }: PaperProps) => (
  <Paper {...props} sx={[{ padding: 2, borderRadius: '12px' }, ...(Array.isArray(sx) ? sx : [sx])]} />
)
