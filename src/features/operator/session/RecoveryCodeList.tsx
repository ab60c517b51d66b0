import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { FormattedMessage, useIntl } from 'react-intl'
import { consoleSetupMessages } from '@/i18n/messages/operator'
import { palette } from '@/theme/tokens'
import { saveFile } from '@/ui/saveFile'
import { LtrText } from '../common/LtrText'
import { useCopy } from '../common/useCopy'

const FILE_NAME = 'zaffa-recovery-codes.txt'

/** The recovery codes, which are shown once, with ways to keep them. */
export function RecoveryCodeList({ codes, email, onKept }: { codes: string[]; email: string; onKept: () => void }) {
  const intl = useIntl()
  const copy = useCopy()
  const title = intl.formatMessage(consoleSetupMessages.fileTitle)
  const download = () =>
    saveFile(FILE_NAME, new Blob([[title, email, '', ...codes, ''].join('\r\n')], { type: 'text/plain;charset=utf-8' }))
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...consoleSetupMessages.codesText} />
      </Typography>
      <Box
        component="ul"
        aria-label={intl.formatMessage(consoleSetupMessages.codesLabel)}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
          gap: 1,
          listStyle: 'none',
          padding: 2,
          marginBlock: 2,
          border: `1px solid ${palette.line}`,
          backgroundColor: palette.paper,
          fontFamily: 'monospace',
          fontSize: '1.0625rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>
            <LtrText>{code}</LtrText>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(codes.join('\n'))}>
          <FormattedMessage {...consoleSetupMessages.copyCodes} />
        </Button>
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={download}>
          <FormattedMessage {...consoleSetupMessages.downloadCodes} />
        </Button>
        <Button variant="contained" onClick={onKept}>
          <FormattedMessage {...consoleSetupMessages.keptCodes} />
        </Button>
      </Box>
    </>
  )
}
