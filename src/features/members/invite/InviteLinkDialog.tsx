import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { joinPath } from '@shared/routes'
import type { NewMemberInvite, Wedding } from '@/api/weddings'
import { useSiteUrl } from '@/config/useSiteUrl'
import type { Locale } from '@/i18n/locales'
import { memberInviteMessages, memberKindMessages } from '@/i18n/messages/members'
import { copyText } from '@/lib/copyText'
import { palette, radius } from '@/theme/tokens'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { LabelledSelect } from '@/ui/fields/LabelledSelect'
import { useIsPhone } from '@/ui/useScreen'
import { toKind } from '../memberKinds'
import { useFormatMember } from '../useFormatMember'
import { useMessageIntl } from './useMessageIntl'

const LANGUAGES = { ar: memberInviteMessages.arabic, en: memberInviteMessages.english }

interface InviteLinkDialogProps {
  wedding: Wedding
  invite: NewMemberInvite
  onClose: () => void
}

/** The link of a new invite, which is shown only once, with a message to send it. */
export function InviteLinkDialog({ wedding, invite, onClose }: InviteLinkDialogProps) {
  const pageIntl = useIntl()
  const titleId = useId()
  const isPhone = useIsPhone()
  const { formatDay } = useFormatMember()
  const link = useSiteUrl() + joinPath(invite.token)
  const [language, setLanguage] = useState<Locale>('ar')
  const { intl, isFailed, retry } = useMessageIntl(language)
  const message = intl && formatMessage(intl, { wedding, invite, link })
  // A click beside the dialog must not lose the link.
  const close = (_event: object, reason: string) => reason !== 'backdropClick' && onClose()
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0, border: 0 } : {} } }}
    >
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...memberInviteMessages.linkTitle} />
      </DialogTitle>
      <DialogContent sx={{ '&&': { paddingBlockStart: '8px' } }}>
        <Stack spacing={2.5}>
          <Alert severity="info">
            <FormattedMessage {...memberInviteMessages.onlyNow} values={{ date: formatDay(invite.expiresAt) }} />
          </Alert>
          <LabelledSelect
            label={pageIntl.formatMessage(memberInviteMessages.language)}
            value={language}
            onChange={setLanguage}
            options={(['ar', 'en'] as const).map((value) => ({
              value,
              label: <FormattedMessage {...LANGUAGES[value]} />,
            }))}
          />
          {isFailed ? (
            <FailureNotice text={pageIntl.formatMessage(memberInviteMessages.messageFailed)} onRetry={retry} />
          ) : message === undefined ? (
            <Skeleton variant="rounded" height={140} />
          ) : (
            <MessageText language={language}>{message}</MessageText>
          )}
          <SendButtons message={message} link={link} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ padding: 2 }}>
        <Button size="large" onClick={onClose}>
          <FormattedMessage {...memberInviteMessages.close} />
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** @returns the message in the language of `intl` */
function formatMessage(
  intl: IntlShape,
  { wedding, invite, link }: { wedding: Wedding; invite: NewMemberInvite; link: string },
): string {
  return intl.formatMessage(memberInviteMessages.message, {
    title: wedding.title,
    role: invite.label ?? intl.formatMessage(memberKindMessages[toKind(invite)]),
    link,
    date: intl.formatDate(invite.expiresAt, { day: 'numeric', month: 'long' }),
  })
}

const MessageText = ({ language, children }: { language: Locale; children: string }) => (
  <Box
    lang={language}
    dir={language === 'ar' ? 'rtl' : 'ltr'}
    data-testid="invite-message"
    sx={{
      padding: 2,
      border: `1px dashed ${palette.gold}`,
      borderRadius: `${radius.control}px`,
      backgroundColor: palette.paper,
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      userSelect: 'text',
    }}
  >
    {children}
  </Box>
)

function SendButtons({ message, link }: { message: string | undefined; link: string }) {
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const copy = async (text: string) => setCopied(await copyText(text))
  return (
    <Stack spacing={1.5}>
      {message !== undefined && (
        <>
          <Button
            component="a"
            href={`https://wa.me/?text=${encodeURIComponent(message)}`}
            target="_blank"
            rel="noopener"
            variant="contained"
            color="secondary"
            size="large"
            startIcon={<WhatsAppIcon />}
            data-testid="send-invite"
          >
            <FormattedMessage {...memberInviteMessages.send} />
          </Button>
          <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(message)}>
            <FormattedMessage {...memberInviteMessages.copyMessage} />
          </Button>
        </>
      )}
      <Button startIcon={<CopyIcon />} onClick={() => void copy(link)}>
        <FormattedMessage {...memberInviteMessages.copyLink} />
      </Button>
      <Typography role="status" variant="body2" sx={{ '&:empty': { display: 'none' } }}>
        {isCopied !== null && (
          <FormattedMessage {...(isCopied ? memberInviteMessages.copied : memberInviteMessages.notCopied)} />
        )}
      </Typography>
    </Stack>
  )
}
