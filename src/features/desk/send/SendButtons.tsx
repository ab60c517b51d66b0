import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import ShareIcon from '@mui/icons-material/ShareOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { getWhatsAppLink, WHATSAPP_LINK_MAX_CHARACTERS } from '@shared/guests/messageTemplate'
import type { Household } from '@/api/weddings'
import { deskMessages } from '@/i18n/messages/desk'
import { copyText } from '@/lib/copyText'
import { Notice } from '@/ui/feedback/Notice'

interface SendButtonsProps {
  household: Household
  text: string
  /** The message has left the page. */
  onOpened: () => void
}

/** Opens the message in WhatsApp; without a phone number, copies or shares it. */
export function SendButtons({ household: { id, phoneE164 }, text, onOpened }: SendButtonsProps) {
  const link = phoneE164 === undefined ? undefined : getWhatsAppLink(phoneE164, text)
  return (
    <Stack spacing={1.5}>
      {link !== undefined && link.length > WHATSAPP_LINK_MAX_CHARACTERS && (
        <Notice tone="warning">
          <FormattedMessage {...deskMessages.tooLong} />
        </Notice>
      )}
      {link !== undefined && (
        <Button
          component="a"
          href={link}
          target="_blank"
          rel="noopener"
          variant="contained"
          color="secondary"
          size="large"
          startIcon={<WhatsAppIcon />}
          onClick={onOpened}
          data-testid="open-whatsapp"
        >
          <FormattedMessage {...deskMessages.openWhatsApp} />
        </Button>
      )}
      <CopyAndShare key={id} text={text} isMain={link === undefined} onOpened={onOpened} />
    </Stack>
  )
}

interface CopyAndShareProps extends Pick<SendButtonsProps, 'text' | 'onOpened'> {
  /** Whether there is no other way to send it. */
  isMain: boolean
}

function CopyAndShare({ text, isMain, onOpened }: CopyAndShareProps) {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copy = async () => {
    const isDone = await copyText(text)
    setCopied(isDone)
    if (isDone) onOpened()
  }
  const share = async () => {
    // Rejected when the person closes the sheet.
    const isShared = await navigator.share({ text }).then(
      () => true,
      () => false,
    )
    if (isShared) onOpened()
  }
  const isShareable = isMain && typeof navigator.share === 'function'
  return (
    <>
      <Button variant={isMain ? 'contained' : 'text'} startIcon={<CopyIcon />} onClick={() => void copy()}>
        <FormattedMessage {...deskMessages.copy} />
      </Button>
      {isShareable && (
        <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void share()}>
          <FormattedMessage {...deskMessages.share} />
        </Button>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {isCopied !== null && <FormattedMessage {...(isCopied ? deskMessages.copied : deskMessages.notCopied)} />}
      </Typography>
    </>
  )
}
