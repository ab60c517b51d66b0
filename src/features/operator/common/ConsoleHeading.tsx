import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { PageTitle } from '@/seo/PageTitle'

interface ConsoleHeadingProps {
  title: MessageDescriptor
  lead?: MessageDescriptor
  /** Actions for the whole page. */
  children?: ReactNode
}

/** The heading of a page of the console, which takes the focus after navigation, and the document's title. */
export const ConsoleHeading = ({ title, lead, children }: ConsoleHeadingProps) => (
  <Box sx={{ marginBlockEnd: 2.5 }}>
    <PageTitle message={title} />
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minBlockSize: 48 }}>
      <Typography
        variant="h1"
        tabIndex={-1}
        sx={{
          flex: '1 1 auto',
          minInlineSize: 0,
          fontSize: { xs: '1.9rem', md: '2.3rem' },
          lineHeight: 1.3,
          '&:focus': { outline: 'none' },
        }}
      >
        <FormattedMessage {...title} />
      </Typography>
      {children}
    </Box>
    {lead && (
      <Typography variant="body2" sx={{ color: 'text.secondary', maxInlineSize: 720 }}>
        <FormattedMessage {...lead} />
      </Typography>
    )}
  </Box>
)
