import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LivePreview } from './LivePreview'
import { previewMessages } from '@/i18n/messages/studio'

/** The preview in full screen on a phone. */
export default function PreviewDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl()
  const titleId = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { borderRadius: 0, border: 0 } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingInline: 2,
          paddingBlock: 0.5,
          borderBlockEnd: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h4" component="h2">
          <FormattedMessage {...previewMessages.title} />
        </Typography>
        <IconButton onClick={onClose} edge="end" aria-label={intl.formatMessage(previewMessages.close)}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ flexGrow: 1, minBlockSize: 0 }}>
        <LivePreview />
      </Box>
    </Dialog>
  )
}
