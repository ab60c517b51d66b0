import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Household } from '@/api/weddings'
import { deskMessages } from '@/i18n/messages/desk'
import { MessagePreview } from '../MessagePreview'
import { CopyButton } from './CopyButton'

interface FoldedMessageProps {
  household: Household
  text: string
  /** The message was copied. */
  onOpened: () => void
}

const fold = {
  '& > summary': { inlineSize: 'fit-content', paddingBlock: 1.25, cursor: 'pointer', color: 'primary.main' },
} as const

/** The message, on demand: it differs by little from the one before. */
export function FoldedMessage({ household: { language, phoneE164 }, text, onOpened }: FoldedMessageProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copied = (isDone: boolean) => {
    setCopied(isDone)
    if (isDone) onOpened()
  }
  return (
    <Box component="details" sx={fold}>
      <summary data-testid="unfold-message">
        <FormattedMessage {...deskMessages.preview} />
      </summary>
      <MessagePreview text={text} language={language} />
      {phoneE164 !== undefined && <CopyButton text={text} onCopied={copied} />}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {isCopied !== null && <FormattedMessage {...(isCopied ? deskMessages.copied : deskMessages.notCopied)} />}
      </Typography>
    </Box>
  )
}
