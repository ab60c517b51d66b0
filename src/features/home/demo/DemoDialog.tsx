import CloseIcon from '@mui/icons-material/CloseOutlined'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { withTheme } from '@/theme/withTheme'
import { demoMessages } from '@/i18n/messages/home'
import { useIsPhone } from '@/ui/useScreen'
import { DemoShow } from './DemoShow'

interface DemoDialogProps {
  open: boolean
  /** URLs of the template thumbnails. */
  templates: readonly string[]
  onClose: () => void
}

/** The product demo in a dialog over the home page. */
function DemoDialog({ open, templates, onClose }: DemoDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const isPhone = useIsPhone()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="md"
      fullWidth
      fullScreen={isPhone}
      scroll={isPhone ? 'paper' : 'body'}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0, border: 0 } : {} } }}
    >
      <IconButton
        onClick={onClose}
        aria-label={intl.formatMessage(demoMessages.close)}
        sx={{ position: 'absolute', insetInlineEnd: 12, insetBlockStart: 12, zIndex: 1 }}
      >
        <CloseIcon />
      </IconButton>
      <Typography
        id={titleId}
        variant="h3"
        component="h2"
        sx={{
          paddingInline: { xs: 7, md: 5 },
          paddingBlockStart: { xs: 1.5, sm: 3, md: 4 },
          fontSize: { xs: '1.375rem', sm: 'h3.fontSize' },
          textAlign: { xs: 'center', md: 'start' },
        }}
      >
        <FormattedMessage {...demoMessages.title} />
      </Typography>
      <DemoShow templates={templates} />
    </Dialog>
  )
}

export default withTheme(DemoDialog)
