import CloseIcon from '@mui/icons-material/CloseOutlined'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useEffect, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectToken } from '@/api'
import { announceInterruption } from '@/config/interruption'
import { askMessages } from '@/i18n/messages/enquiries'
import { useAppSelector } from '@/store/hooks'
import { withTheme } from '@/theme/withTheme'
import { useIsPhone } from '@/ui/useScreen'
import type { EnquiryContent } from '../enquiryText'
import { AskForm } from './AskForm'
import type { AskedProvider } from './askedProvider'
import { AskSent } from './AskSent'
import { WithPrefill } from './WithPrefill'

interface AskDialogProps {
  provider: AskedProvider
  open: boolean
  onClose: () => void
}

/** Stays mounted while the page is open, so that a closed dialog loses nothing; a reload does not either. */
function AskDialog({ provider, open, onClose }: AskDialogProps) {
  const intl = useIntl()
  const titleId = useId()
  const isPhone = useIsPhone()
  const signedIn = useAppSelector((state) => selectToken(state) !== null)
  // The form stays as it is when the session expires meanwhile.
  const [isPrefilled] = useState(signedIn)
  const [sent, setSent] = useState<EnquiryContent | null>(null)
  useEffect(() => {
    window.addEventListener('pagehide', announceInterruption)
    return () => window.removeEventListener('pagehide', announceInterruption)
  }, [])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      keepMounted
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0, border: 0 } : {} } }}
    >
      <DialogTitle id={titleId} variant="h3" component="h2" sx={{ '&&': { paddingInlineEnd: '64px' } }}>
        <FormattedMessage {...(sent ? askMessages.sentTitle : askMessages.ask)} />
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={intl.formatMessage(askMessages.close)}
        sx={{ position: 'absolute', insetInlineEnd: 12, insetBlockStart: 14, inlineSize: 44, blockSize: 44 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ '&&': { paddingBlock: '8px 0' }, scrollPaddingBlock: '16px 96px' }}>
        {sent ? (
          <AskSent provider={provider} enquiry={sent} isSignedIn={signedIn} onAgain={() => setSent(null)} />
        ) : (
          <WithPrefill isSignedIn={isPrefilled}>
            {(prefill) => <AskForm provider={provider} prefill={prefill} onSent={setSent} />}
          </WithPrefill>
        )}
      </DialogContent>
    </Dialog>
  )
}

export default withTheme(AskDialog)
