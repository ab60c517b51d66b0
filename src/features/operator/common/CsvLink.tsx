import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { consoleMessages } from '@/i18n/messages/operator'
import { getCsvPath } from './consolePaths'

/** Downloads a whole list. */
export const CsvLink = ({ list }: { list: Parameters<typeof getCsvPath>[0] }) => (
  <Button component="a" href={getCsvPath(list)} download variant="outlined" startIcon={<DownloadIcon />}>
    <FormattedMessage {...consoleMessages.downloadCsv} />
  </Button>
)
