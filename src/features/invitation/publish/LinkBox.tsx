import Box from '@mui/material/Box'
import { palette, radius } from '@/theme/tokens'

const linkBox = {
  padding: 2,
  borderRadius: `${radius.control}px`,
  border: `1px dashed ${palette.gold}`,
  backgroundColor: palette.paper,
  fontSize: '0.95rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  display: 'block',
} as const

/** A read-only URL that can be selected as a whole. */
export const LinkBox = ({ url, testId }: { url: string; testId: string }) => (
  <Box component="bdi" dir="ltr" translate="no" sx={linkBox} data-testid={testId}>
    {url}
  </Box>
)
