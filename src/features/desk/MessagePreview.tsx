import Box from '@mui/material/Box'
import { useIntl } from 'react-intl'
import { getDirection, type Locale } from '@/i18n/locales'
import { deskMessages } from '@/i18n/messages/desk'
import { palette } from '@/theme/tokens'
import { PhoneText } from '@/lib/phone/PhoneText'

/** A message as the household reads it, in its language and direction. */
export function MessagePreview({ text, language }: { text: string; language: Locale }) {
  const intl = useIntl()
  return (
    <Box
      role="region"
      aria-label={intl.formatMessage(deskMessages.preview)}
      lang={language}
      dir={getDirection(language)}
      sx={{
        padding: 2,
        borderRadius: '14px',
        border: `1px solid ${palette.line}`,
        backgroundColor: '#EEF5EE',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        textAlign: 'start',
      }}
      data-testid="message-preview"
    >
      <PhoneText text={text} />
    </Box>
  )
}
