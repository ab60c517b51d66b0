import BinIcon from '@mui/icons-material/DeleteOutlineOutlined'
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import ListIcon from '@mui/icons-material/PlaylistAddOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import QrCodeIcon from '@mui/icons-material/QrCode2Outlined'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { weddingPath } from '@shared/routes'
import { useGetGuestSummaryQuery } from '@/api/weddings'
import { binMessages, guestListMessages } from '@/i18n/messages/guests'
import { Banner } from '@/ui/fields/Banner'
import { MoreMenu, type MenuTool } from '@/ui/MoreMenu'
import { BinDialog } from './bin/BinDialog'
import { useDownloads } from './useDownloads'

const FORMATS = [
  { format: 'xlsx', label: guestListMessages.downloadXlsx },
  { format: 'csv', label: guestListMessages.downloadCsv },
] as const

/** The tools of the guest list: import, paper, downloads and the bin. */
export function GuestTools({ weddingId }: { weddingId: string }) {
  const { data: summary } = useGetGuestSummaryQuery({ weddingId })
  const { download, isBusy, failure } = useDownloads(weddingId)
  const [isBinOpen, setBinOpen] = useState(false)
  const tools: MenuTool[] = [
    {
      key: 'import',
      label: <FormattedMessage {...guestListMessages.import} />,
      icon: <ListIcon />,
      target: weddingPath('guestImport', weddingId),
    },
    {
      key: 'print',
      label: <FormattedMessage {...guestListMessages.print} />,
      icon: <PrintIcon />,
      target: weddingPath('guestPrint', weddingId),
    },
    {
      key: 'cards',
      label: <FormattedMessage {...guestListMessages.cards} />,
      icon: <QrCodeIcon />,
      target: weddingPath('cards', weddingId),
    },
    ...FORMATS.map(({ format, label }) => ({
      key: format,
      label: <FormattedMessage {...label} />,
      icon: <DownloadIcon />,
      target: () => void download(format),
      disabled: isBusy,
    })),
  ]
  if (summary && summary.inBin > 0)
    tools.push({
      key: 'bin',
      label: <FormattedMessage {...binMessages.open} values={{ count: summary.inBin }} />,
      icon: <BinIcon />,
      target: () => setBinOpen(true),
    })
  return (
    <>
      <MoreMenu tools={tools} />
      {failure !== null && (
        <Box sx={{ flexBasis: '100%' }}>
          <Banner severity="error">{failure}</Banner>
        </Box>
      )}
      {isBinOpen && <BinDialog weddingId={weddingId} onClose={() => setBinOpen(false)} />}
    </>
  )
}
