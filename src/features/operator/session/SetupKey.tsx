import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OperatorSetupStarted } from '@/api/operator'
import { consoleSetupMessages } from '@/i18n/messages/operator'
import { getButtonClass } from '@/ui/button/buttonClass'
import { LtrText } from '../common/LtrText'
import { useCopy } from '../common/useCopy'

/** @returns the key in groups of four, which are easier to type */
const toGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

/** What an authenticator app needs: a QR code, the key as text, and on a phone a link that opens the app. */
export function SetupKey({ setup: { secret, address, qrCode } }: { setup: OperatorSetupStarted }) {
  const intl = useIntl()
  const copy = useCopy()
  return (
    <section>
      <Typography variant="h4" component="h2">
        <FormattedMessage {...consoleSetupMessages.scanTitle} />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...consoleSetupMessages.scanText} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', marginBlockStart: 2 }}>
        <Box
          component="img"
          src={qrCode}
          alt={intl.formatMessage(consoleSetupMessages.qrCode)}
          sx={{ inlineSize: 184, blockSize: 184, padding: 1, backgroundColor: '#FFFFFF' }}
        />
        <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage {...consoleSetupMessages.key} />
          </Typography>
          <Typography sx={{ fontFamily: 'monospace', fontSize: '1.0625rem' }} data-testid="key">
            <LtrText>{toGroups(secret)}</LtrText>
          </Typography>
          <Button startIcon={<CopyIcon />} onClick={() => void copy(secret)} sx={{ paddingInline: 1 }}>
            <FormattedMessage {...consoleSetupMessages.copyKey} />
          </Button>
          <Box sx={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
            <a className={getButtonClass({ variant: 'outlined' })} href={address}>
              <FormattedMessage {...consoleSetupMessages.openApp} />
            </a>
          </Box>
        </Box>
      </Box>
    </section>
  )
}
