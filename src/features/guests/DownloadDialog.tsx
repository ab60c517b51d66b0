import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { downloadMessages, listContentMessages } from '@/i18n/messages/guests'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { withTheme } from '@/theme/withTheme'
import { BusyButton } from '@/ui/fields/BusyButton'
import { Banner } from '@/ui/fields/Banner'
import { useDownloads } from './useDownloads'

const FORMATS = [
  { format: 'csv', variant: 'outlined' },
  { format: 'xlsx', variant: 'contained' },
] as const

/** Downloads the guest list: what it has besides families and who comes, and as which file. */
function DownloadDialog({ weddingId, onClose }: { weddingId: string; onClose: () => void }) {
  const titleId = useId()
  const [hasDeclined, setDeclined] = useState(true)
  const [hasMessages, setMessages] = useState(false)
  const { download, isBusy, failure } = useDownloads(weddingId, onClose)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...downloadMessages.title} />
      </DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          {failure !== null && <Banner severity="error">{failure}</Banner>}
          <Typography sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...downloadMessages.text} />
          </Typography>
          <Box sx={{ display: 'grid', gap: 0.5 }}>
            <FormControlLabel
              control={<Checkbox checked={hasDeclined} onChange={(_event, checked) => setDeclined(checked)} />}
              label={<FormattedMessage {...listContentMessages.withDeclined} />}
            />
            <FormControlLabel
              control={<Checkbox checked={hasMessages} onChange={(_event, checked) => setMessages(checked)} />}
              label={<FormattedMessage {...listContentMessages.withMessages} />}
            />
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ padding: 2, gap: 1, flexDirection: { xs: 'column-reverse', sm: 'row' }, alignItems: 'stretch' }}
      >
        <Button onClick={onClose} sx={{ marginInlineEnd: { sm: 'auto' } }}>
          <FormattedMessage {...formDialogMessages.cancel} />
        </Button>
        {FORMATS.map(({ format, variant }) => (
          <BusyButton
            key={format}
            variant={variant}
            isBusy={isBusy}
            onClick={() =>
              void download(format, {
                declined: hasDeclined ? 'include' : 'omit',
                messages: hasMessages ? 'include' : 'omit',
              })
            }
          >
            <FormattedMessage {...downloadMessages[format]} />
          </BusyButton>
        ))}
      </DialogActions>
    </Dialog>
  )
}

export default withTheme(DownloadDialog)
