import ShareIcon from '@mui/icons-material/ShareOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { getWhatsAppLink, WHATSAPP_LINK_MAX_CHARACTERS } from '@shared/guests/messageTemplate'
import type { Household } from '@/api/weddings'
import { deskMessages } from '@/i18n/messages/desk'
import { storedListMessages } from '@/i18n/messages/weddings'
import { Notice } from '@/ui/feedback/Notice'
import { CopyButton } from './CopyButton'

interface SendButtonsProps {
  household: Household
  text: string
  /** `outlined` where another button comes first. */
  variant: 'contained' | 'outlined'
  /** Whether the text lacks the link of the household, which this device does not store. */
  lacksLink: boolean
  /** The message has left the page. */
  onOpened: () => void
  onCopied: (isDone: boolean) => void
}

/** Opens the message in WhatsApp; without a phone number, copies or shares it. */
export function SendButtons({
  household: { phoneE164 },
  text,
  variant,
  lacksLink,
  onOpened,
  onCopied,
}: SendButtonsProps) {
  if (lacksLink)
    return (
      <>
        <Notice tone="warning">
          <FormattedMessage {...storedListMessages.noLinks} />
        </Notice>
        <Button variant="outlined" size="large" onClick={onOpened}>
          <FormattedMessage {...deskMessages.sentYes} />
        </Button>
      </>
    )
  if (phoneE164 === undefined)
    return <CopyAndShare text={text} variant={variant} onOpened={onOpened} onCopied={onCopied} />
  const link = getWhatsAppLink(phoneE164, text)
  return (
    <>
      {link.length > WHATSAPP_LINK_MAX_CHARACTERS && (
        <Notice tone="warning">
          <FormattedMessage {...deskMessages.tooLong} />
        </Notice>
      )}
      <Button
        component="a"
        href={link}
        target="_blank"
        rel="noopener"
        variant={variant}
        color="secondary"
        size="large"
        startIcon={<WhatsAppIcon />}
        onClick={onOpened}
        data-testid="open-whatsapp"
      >
        <FormattedMessage {...deskMessages.openWhatsApp} />
      </Button>
    </>
  )
}

function CopyAndShare({ text, variant, onOpened, onCopied }: Omit<SendButtonsProps, 'household' | 'lacksLink'>) {
  const share = async () => {
    // Rejected when the person closes the sheet.
    const isShared = await navigator.share({ text }).then(
      () => true,
      () => false,
    )
    if (isShared) onOpened()
  }
  return (
    <>
      <CopyButton text={text} variant={variant} onCopied={onCopied} />
      {typeof navigator.share === 'function' && (
        <Button variant="outlined" startIcon={<ShareIcon />} onClick={() => void share()}>
          <FormattedMessage {...deskMessages.share} />
        </Button>
      )}
    </>
  )
}
