import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { NAV_HEIGHT_PX, palette } from '@/theme/tokens'

interface PagePartProps {
  /** Its anchor on the page. */
  id: string
  title: MessageDescriptor
  lead: MessageDescriptor
  children: ReactNode
}

/** A part of an entry's page, with its title. */
export const PagePart = ({ id, title, lead, children }: PagePartProps) => (
  <Box
    component="section"
    id={id}
    aria-labelledby={`${id}-title`}
    sx={{
      paddingBlock: { xs: 4, md: 6 },
      borderBlockStart: `1px solid ${palette.line}`,
      scrollMarginBlockStart: NAV_HEIGHT_PX,
    }}
  >
    <Typography id={`${id}-title`} variant="h3" component="h2">
      <FormattedMessage {...title} />
    </Typography>
    <Typography sx={{ color: 'text.secondary', marginBlockStart: 1, marginBlockEnd: 3 }}>
      <FormattedMessage {...lead} />
    </Typography>
    {children}
  </Box>
)
