import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router-dom'
import { RequireSignIn } from '../features/auth/RequireSignIn'
import { RequireRight } from '../features/weddings/access/RequireRight'
import { Activity } from '../features/activity/Activity'
import { activityMessages } from '@/i18n/messages/activity'
import { newChangesMessages } from '@/i18n/messages/weddings'
import { PageHead } from '../seo/PageHead'
import { PageHeading } from '../ui/PageHeading'

/** What the members of a wedding have changed. */
export default function ActivityPage() {
  const { weddingId = '' } = useParams()
  return (
    <RequireSignIn>
      <RequireRight page="activity">
        <Container maxWidth="md" sx={{ paddingBlock: { xs: 2, md: 3 } }}>
          <PageHead title={newChangesMessages.page} description={activityMessages.description} hidden />
          <PageHeading title={<FormattedMessage {...newChangesMessages.page} />} />
          <Typography sx={{ color: 'text.secondary', marginBlockEnd: 3 }}>
            <FormattedMessage {...activityMessages.lead} />
          </Typography>
          <Activity key={weddingId} weddingId={weddingId} />
        </Container>
      </RequireRight>
    </RequireSignIn>
  )
}
