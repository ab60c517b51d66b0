import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useId, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { dashboardPath, paths } from '@shared/routes'
import { publishMessages } from '@/i18n/messages/publish'

interface MoreProps {
  weddingId: string
  canEdit: boolean
  onCreateAnother: () => void
  /** Links and files of the invitation. */
  children: ReactNode
}

/** What else can be done with a published invitation, unfolded by one button. */
export function More({ weddingId, canEdit, onCreateAnother, children }: MoreProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Box>
      <Button
        fullWidth
        size="large"
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMoreIcon sx={isOpen ? { transform: 'rotate(180deg)' } : {}} />}
        onClick={() => setOpen(!isOpen)}
        data-testid="published-more"
      >
        <FormattedMessage {...publishMessages.more} />
      </Button>
      <Stack id={id} hidden={!isOpen} spacing={2} sx={{ marginBlockStart: 1, '&[hidden]': { display: 'none' } }}>
        {children}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {canEdit && (
            <Button component={Link} to={paths.createInvitation} variant="outlined" size="large">
              <FormattedMessage {...publishMessages.edit} />
            </Button>
          )}
          <Button component={Link} to={dashboardPath(weddingId)} size="large">
            <FormattedMessage {...publishMessages.dashboard} />
          </Button>
          {canEdit && (
            <Button size="large" onClick={onCreateAnother}>
              <FormattedMessage {...publishMessages.createAnother} />
            </Button>
          )}
        </Stack>
      </Stack>
    </Box>
  )
}
