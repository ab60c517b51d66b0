import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { becomeProviderHash, paths } from '@shared/routes'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { directoryMessages } from '@/i18n/messages/providers'
import { getDirectoryUrl, type DirectorySearch } from './search'

/** The empty state of the list: why it is empty, and what to do. */
export function NothingHere({ search, total }: { search: DirectorySearch; total: number }) {
  const filtered = search.q !== '' || search.category !== '' || search.area !== ''
  if (total > 0) {
    return (
      <Nothing
        title={directoryMessages.pastTitle}
        text={directoryMessages.pastText}
        action={directoryMessages.pastAction}
        to={getDirectoryUrl({ ...search, page: 1 })}
      />
    )
  }
  if (filtered)
    return (
      <Nothing
        title={directoryMessages.emptyTitle}
        text={directoryMessages.emptyText}
        action={directoryMessages.emptyAction}
        to={paths.directory}
      />
    )
  return (
    <Nothing
      title={directoryMessages.noneTitle}
      text={directoryMessages.noneText}
      action={directoryMessages.noneAction}
      to={paths.providers + becomeProviderHash}
    />
  )
}

interface NothingProps {
  title: { id: string }
  text: { id: string }
  action: { id: string }
  to: string
}

function Nothing({ title, text, action, to }: NothingProps) {
  return (
    <Box sx={{ marginBlockStart: 3 }}>
      <EmptyState
        heading="h3"
        title={<FormattedMessage {...title} />}
        text={<FormattedMessage {...text} />}
        action={
          <Button component={Link} to={to} variant="contained">
            <FormattedMessage {...action} />
          </Button>
        }
      />
    </Box>
  )
}
