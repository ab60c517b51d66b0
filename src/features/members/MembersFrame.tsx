import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { membersMessages } from '@/i18n/messages/members'
import { PageHeading } from '@/ui/PageHeading'

interface MembersFrameProps {
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** Title and lead of the page of members, with its parts below. */
export const MembersFrame = ({ action, children }: MembersFrameProps) => (
  <>
    <PageHeading title={<FormattedMessage {...membersMessages.title} />}>{action}</PageHeading>
    <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>
      <FormattedMessage {...membersMessages.lead} />
    </Typography>
    <Stack spacing={{ xs: 3, md: 4 }}>{children}</Stack>
  </>
)
