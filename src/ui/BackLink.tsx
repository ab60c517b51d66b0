import BackIcon from '@mui/icons-material/ArrowBackOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import { Link } from 'react-router-dom'

/** A link to the page above, with an arrow against the reading direction. */
export const BackLink = ({ to, children, sx }: Pick<ButtonProps, 'children' | 'sx'> & { to: string }) => (
  <Button
    component={Link}
    to={to}
    startIcon={<BackIcon sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
    sx={[{ paddingInline: 1, marginInlineStart: -1 }, ...(Array.isArray(sx) ? sx : [sx])]}
  >
    {children}
  </Button>
)
