import CloseIcon from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { ownPhotoMessages } from '@/i18n/messages/ownProvider'
import type { Upload } from './useUploads'

interface UploadListProps {
  uploads: Upload[]
  onRetry: (upload: Upload) => void
  onDismiss: (key: string) => void
}

/** The files on their way, each with its state. */
export function UploadList({ uploads, onRetry, onDismiss }: UploadListProps) {
  const intl = useIntl()
  if (uploads.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage(ownPhotoMessages.uploads)}
      sx={{ display: 'grid', gap: 1, padding: 0, margin: 0, listStyle: 'none' }}
    >
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => onRetry(upload)}
          onDismiss={() => onDismiss(upload.key)}
        />
      ))}
    </Box>
  )
}

interface UploadRowProps {
  upload: Upload
  onRetry: () => void
  onDismiss: () => void
}

function UploadRow({ upload: { file, state, failure }, onRetry, onDismiss }: UploadRowProps) {
  const intl = useIntl()
  const hasFailed = state === 'failed'
  return (
    <Paper component="li" sx={{ padding: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{file.name}</bdi>
          </Typography>
          <Typography
            variant="body2"
            role={hasFailed ? 'alert' : 'status'}
            sx={{ color: hasFailed ? 'error.main' : 'text.secondary' }}
          >
            {failure ?? (
              <FormattedMessage
                {...(state === 'sending' ? ownPhotoMessages.uploading : ownPhotoMessages.waitingUpload)}
              />
            )}
          </Typography>
        </Box>
        {hasFailed && (
          <>
            <Button onClick={onRetry}>
              <FormattedMessage {...ownPhotoMessages.retry} />
            </Button>
            <IconButton
              onClick={onDismiss}
              aria-label={intl.formatMessage(ownPhotoMessages.dismiss, { name: file.name })}
            >
              <CloseIcon />
            </IconButton>
          </>
        )}
      </Box>
      {state === 'sending' && (
        <LinearProgress aria-label={intl.formatMessage(ownPhotoMessages.uploading)} sx={{ marginBlockStart: 1 }} />
      )}
    </Paper>
  )
}
