import PrivateIcon from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { importMessages, sourceMessages } from '@/i18n/messages/guestImport'
import { renderBdi } from '@/i18n/renderBdi'
import { palette, radius } from '@/theme/tokens'
import type { Source, SourceReading } from '../flow/useSource'
import { ContactsButton } from './ContactsButton'
import { hasContactPicker } from './contactPicker'
import { FileDrop } from './FileDrop'
import { PasteBox } from './PasteBox'
import { SourceFailureNotice } from './SourceFailureNotice'

interface SourceStepProps {
  /** The list that is open, after the person has come back. */
  source: Source | null
  reading: SourceReading
  text: string
  onText: (text: string) => void
  onContinue: () => void
}

/** The first step: paste a list, open a file or choose contacts. */
export function SourceStep({ source, reading, text, onText, onContinue }: SourceStepProps) {
  const { isReading, failure, read, readFile } = reading
  return (
    <Stack spacing={3} aria-busy={isReading}>
      <Typography sx={{ color: 'text.secondary', maxInlineSize: 640 }}>
        <FormattedMessage {...importMessages.lead} />
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'secondary.main' }}>
        <PrivateIcon aria-hidden fontSize="small" />
        <Typography variant="body2">
          <FormattedMessage {...sourceMessages.private} />
        </Typography>
      </Stack>
      {source && <OpenSource source={source} onContinue={onContinue} />}
      {failure && <SourceFailureNotice failure={failure} />}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '7fr 5fr' }, alignItems: 'start' }}>
        <PasteBox text={text} isReading={isReading} onChange={onText} onRead={() => void read(() => ({ text }))} />
        <Stack spacing={3}>
          <FileDrop isReading={isReading} onFile={(file) => void readFile(file)} />
          {hasContactPicker() && <ContactsButton onPicked={(contacts) => void read(() => ({ contacts }))} />}
        </Stack>
      </Box>
    </Stack>
  )
}

function OpenSource({ source: { table, fileName }, onContinue }: { source: Source; onContinue: () => void }) {
  const intl = useIntl()
  const name = fileName ?? intl.formatMessage(sourceMessages[table.source])
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={2}
      sx={{
        alignItems: { sm: 'center' },
        justifyContent: 'space-between',
        padding: 2,
        borderRadius: `${radius.card}px`,
        border: `1px solid ${palette.line}`,
        backgroundColor: palette.surface,
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage {...sourceMessages.current} values={{ name, count: table.rows.length, bdi: renderBdi }} />
      </Typography>
      <Button variant="contained" onClick={onContinue}>
        <FormattedMessage {...importMessages.next} />
      </Button>
    </Stack>
  )
}
