import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { useGetOperatorOverviewQuery } from '@/api/operator'
import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { QueryView } from '@/features/operator/common/QueryView'
import { Health } from '@/features/operator/overview/Health'
import { QueueCards } from '@/features/operator/overview/QueueCards'
import { consolePageMessages, overviewMessages } from '@/i18n/messages/operator'

/** The queues with their counts, and how the server is. */
export const OverviewPage = () => (
  <>
    <ConsoleHeading title={consolePageMessages.overview} />
    <QueryView query={useGetOperatorOverviewQuery()}>
      {({ queues, health }) => (
        <Stack spacing={4}>
          <section>
            <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
              <FormattedMessage {...overviewMessages.queues} />
            </Typography>
            <QueueCards queues={queues} />
          </section>
          <section>
            <Typography variant="h4" component="h2" sx={{ marginBlockEnd: 1.5 }}>
              <FormattedMessage {...overviewMessages.health} />
            </Typography>
            <Health health={health} />
          </section>
        </Stack>
      )}
    </QueryView>
  </>
)
