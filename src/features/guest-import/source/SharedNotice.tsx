import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormattedMessage } from 'react-intl'
import { sharedMessages } from '@/i18n/messages/guestImport'
import { renderBdi } from '@/i18n/renderBdi'
import { compactAlert } from '../compactAlert'
import type { SharedOutcome } from '../flow/useSharedList'
import type { Source } from '../flow/useSource'

interface SharedNoticeProps {
  shared: SharedOutcome
  /** The list that is shown; null on the first step. */
  source: Source | null
  onFile: (file: File) => void
}

/** Says which list comes from another app, or why none does. */
export function SharedNotice({ shared, source, onFile }: SharedNoticeProps) {
  if (shared.kind === 'read')
    return (
      // Only above that list: another one may have been opened meanwhile.
      source?.fileName === shared.name &&
      source && (
        <Alert severity="success" sx={compactAlert}>
          {shared.name === undefined ? (
            <FormattedMessage {...sharedMessages.text} />
          ) : (
            <FormattedMessage {...sharedMessages.file} values={{ name: shared.name, bdi: renderBdi }} />
          )}
        </Alert>
      )
    )
  if (source) return null
  if (shared.kind === 'problem')
    return (
      <Alert severity="warning">
        <FormattedMessage {...sharedMessages[shared.problem]} />
      </Alert>
    )
  return (
    <Alert severity="info" slotProps={{ message: { sx: { flex: 1 } } }}>
      <FormattedMessage {...sharedMessages.choice} values={{ count: shared.files.length }} />
      <Stack useFlexGap direction="row" spacing={1} sx={{ flexWrap: 'wrap', marginBlockStart: 1 }}>
        {shared.files.map((file, index) => (
          <Button
            // Two files may have the same name.
            key={index}
            variant="outlined"
            onClick={() => onFile(file)}
            sx={{ minBlockSize: 44, overflowWrap: 'anywhere', textTransform: 'none' }}
          >
            <bdi>{file.name}</bdi>
          </Button>
        ))}
      </Stack>
    </Alert>
  )
}
