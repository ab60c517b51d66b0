import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

/** The title of a page of a wedding, with its main action and its tools at the end of the line. */
export const PageHeading = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1,
      alignItems: 'center',
      minBlockSize: 48,
      marginBlockEnd: { xs: 0, sm: 2 },
    }}
  >
    <Typography
      variant="h1"
      sx={{
        flex: 1,
        minInlineSize: 0,
        fontSize: { xs: '1.9rem', md: '2.6rem' },
        overflowWrap: 'anywhere',
        lineHeight: 1.3,
      }}
    >
      {title}
    </Typography>
    {children}
  </Box>
)
