import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { palette, radius } from '@/theme/tokens'
import { CalendarIcon, PictureIcon } from '@/card/share/icons'
import type { FileLink, FilesOf } from '@/card/share/invitationFiles'
import { shareMessages } from '@/i18n/messages/guest'
import { useFileLinks } from '@/card/share/useFileLinks'
import { publishMessages } from '@/i18n/messages/publish'

const QR_SIDE_PX = 136

const code = {
  border: `1px solid ${palette.line}`,
  borderRadius: `${radius.control}px`,
  flexShrink: 0,
  display: 'block',
} as const

interface FileButtonProps {
  file: FileLink
  icon?: ReactNode
  children: ReactNode
}

const FileButton = ({ file, icon, children }: FileButtonProps) => (
  <Button variant="outlined" startIcon={icon} {...file}>
    {children}
  </Button>
)

/** Downloads of a published invitation: QR code, picture and calendar entry. */
export function PublishedFiles({ invitation }: { invitation: FilesOf }) {
  const { formatMessage } = useIntl()
  const { calendar, picture, qrPng, qrSvg } = useFileLinks(invitation)
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { sm: 'center' } }}
      data-testid="published-files"
    >
      <Box
        component="img"
        src={qrSvg.href}
        width={QR_SIDE_PX}
        height={QR_SIDE_PX}
        loading="lazy"
        alt={formatMessage(shareMessages.qrAlt)}
        sx={code}
      />
      <Stack spacing={1.5} sx={{ minInlineSize: 0 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...publishMessages.filesLead} />
        </Typography>
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <FileButton file={qrPng}>
            <FormattedMessage {...publishMessages.qrPng} />
          </FileButton>
          <FileButton file={qrSvg}>
            <FormattedMessage {...publishMessages.qrSvg} />
          </FileButton>
          <FileButton file={picture} icon={<PictureIcon />}>
            <FormattedMessage {...shareMessages.saveAsPicture} />
          </FileButton>
          <FileButton file={calendar} icon={<CalendarIcon />}>
            <FormattedMessage {...shareMessages.addToCalendar} />
          </FileButton>
        </Stack>
      </Stack>
    </Stack>
  )
}
