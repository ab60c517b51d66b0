import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** An address, code or number that is written from left to right in every language; it breaks anywhere on a narrow screen. */
export const LtrText = ({ children }: { children: ReactNode }) => (
  <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Box>
)
