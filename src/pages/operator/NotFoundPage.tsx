import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import { ConsoleHeading } from '@/features/operator/common/ConsoleHeading'
import { consolePaths } from '@/features/operator/common/consolePaths'
import { consoleMessages } from '@/i18n/messages/operator'
import { LinkButton } from '@/ui/button/LinkButton'

/** For addresses without a page. */
export const NotFoundPage = () => (
  <>
    <ConsoleHeading title={consoleMessages.notFoundTitle} />
    <Typography sx={{ marginBlockEnd: 2 }}>
      <FormattedMessage {...consoleMessages.notFoundText} />
    </Typography>
    <LinkButton variant="contained" to={consolePaths.overview}>
      <FormattedMessage {...consoleMessages.toOverview} />
    </LinkButton>
  </>
)
