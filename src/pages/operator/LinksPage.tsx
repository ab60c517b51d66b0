import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { LinkList } from '@/features/operator/links/LinkList'
import { NewLinkForm } from '@/features/operator/links/NewLinkForm'
import { ReferralTable } from '@/features/operator/links/ReferralTable'
import { consolePageMessages } from '@/i18n/messages/operator'
import { operatorLinkMessages } from '@/i18n/messages/operatorTools'

/** Short links, and what recommendations have brought. */
export const LinksPage = () => (
  <>
    <ConsoleHeading title={consolePageMessages.links} />
    <Stack spacing={4}>
      <NewLinkForm />
      <section>
        <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
          <FormattedMessage {...operatorLinkMessages.listTitle} />
        </Typography>
        <LinkList />
      </section>
      <section>
        <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
          <FormattedMessage {...operatorLinkMessages.referralsTitle} />
        </Typography>
        <ReferralTable />
      </section>
    </Stack>
  </>
)
