import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { paths } from '../config/paths'
import { EmptyState } from '../ui/feedback/EmptyState'
import { pageMessages } from './messages'
import { PageTitle } from './PageTitle'

/** Stands at the addresses whose pages are built in later issues, so that no link of the shell is broken. */
export default function PlannedPage() {
  return (
    <Container maxWidth="md" sx={{ paddingBlock: 8 }}>
      <PageTitle message={pageMessages.plannedTitle} />
      <EmptyState
        heading="h1"
        title={<FormattedMessage {...pageMessages.plannedTitle} />}
        text={<FormattedMessage {...pageMessages.plannedText} />}
        action={
          <Button component={Link} to={paths.createInvitation} variant="contained" size="large">
            <FormattedMessage {...pageMessages.createInvitation} />
          </Button>
        }
      />
    </Container>
  )
}
