import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { weddingPath } from '@shared/routes'
import { membersMessages } from '@/i18n/messages/members'
import { newChangesMessages } from '@/i18n/messages/weddings'
import text from '@/ui/text.module.css'
import { PageHeading } from '@/ui/PageHeading'

interface MembersFrameProps {
  /** Leads to the changes of this wedding. */
  weddingId?: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** Title and lead of the page of members, with its parts below. */
export const MembersFrame = ({ weddingId, action, children }: MembersFrameProps) => (
  <>
    <PageHeading title={<FormattedMessage {...membersMessages.title} />}>{action}</PageHeading>
    <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>
      <FormattedMessage {...membersMessages.lead} />
      {weddingId !== undefined && (
        <>
          {' '}
          <Link className={text.link} to={weddingPath('activity', weddingId)}>
            <FormattedMessage {...newChangesMessages.page} />
          </Link>
        </>
      )}
    </Typography>
    <Stack spacing={{ xs: 3, md: 4 }}>{children}</Stack>
  </>
)
