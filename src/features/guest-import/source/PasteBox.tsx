import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isBlank } from '@shared/text'
import { sourceMessages } from '@/i18n/messages/guestImport'
import { BusyButton } from '@/ui/fields/BusyButton'

interface PasteBoxProps {
  text: string
  isReading: boolean
  onChange: (text: string) => void
  onRead: () => void
}

/** A list as text: typed, copied from a chat or from a spreadsheet. */
export function PasteBox({ text, isReading, onChange, onRead }: PasteBoxProps) {
  const intl = useIntl()
  const [isMissing, setIsMissing] = useState(false)
  const read = () => {
    setIsMissing(isBlank(text))
    if (!isBlank(text)) onRead()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <TextField
        name="list"
        label={intl.formatMessage(sourceMessages.pasteTitle)}
        placeholder={intl.formatMessage(sourceMessages.pasteExample)}
        helperText={intl.formatMessage(isMissing ? sourceMessages.pasteEmpty : sourceMessages.pasteHint)}
        error={isMissing}
        multiline
        minRows={7}
        maxRows={14}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', spellCheck: false, autoComplete: 'off' } }}
      />
      <BusyButton variant="contained" size="large" isBusy={isReading} onClick={read}>
        <FormattedMessage {...(isReading ? sourceMessages.reading : sourceMessages.readPaste)} />
      </BusyButton>
    </Box>
  )
}
