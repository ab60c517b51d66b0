import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import type { OwnPhoto } from '@/api'
import { ownStatusMessages } from '@/i18n/messages/ownProvider'

/** How many photographs wait for a decision, and how many were refused. */
export function PhotoCounts({ photos }: { photos: OwnPhoto[] }) {
  const count = (status: OwnPhoto['status']) => photos.filter((photo) => photo.status === status).length
  const waiting = count('waiting')
  const refused = count('refused')
  return (
    <>
      {waiting > 0 && (
        <Typography variant="body2">
          <FormattedMessage {...ownStatusMessages.photosWaiting} values={{ count: waiting }} />
        </Typography>
      )}
      {refused > 0 && (
        <Typography variant="body2">
          <FormattedMessage {...ownStatusMessages.photosRefused} values={{ count: refused }} />
        </Typography>
      )}
    </>
  )
}
