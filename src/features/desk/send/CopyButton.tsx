import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Button, { type ButtonProps } from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { deskMessages } from '@/i18n/messages/desk'
import { copyText } from '@/lib/copyText'

interface CopyButtonProps extends Pick<ButtonProps, 'variant'> {
  text: string
  onCopied: (isDone: boolean) => void
}

/** Copies the message. */
export function CopyButton({ text, variant, onCopied }: CopyButtonProps) {
  const copy = async () => onCopied(await copyText(text))
  return (
    <Button variant={variant} startIcon={<CopyIcon />} onClick={() => void copy()}>
      <FormattedMessage {...deskMessages.copy} />
    </Button>
  )
}
