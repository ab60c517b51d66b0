import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { weddingPath } from '@shared/routes'
import type { RestrictedPage } from '@shared/weddingRights'
import { useGetGuestSummaryQuery } from '@/api/weddings'
import { binMessages, guestListMessages } from '@/i18n/messages/guests'
import { newChangesMessages } from '@/i18n/messages/weddings'
import { useWeddingRights } from '@/lib/useWeddingRights'
import { OnDemand } from '@/ui/feedback/OnDemand'
import { AddListIcon, BinIcon, DownloadIcon, HistoryIcon, PrintIcon, QrCodeIcon } from '@/ui/icons/pageIcons'
import { MoreMenu } from '@/ui/MoreMenu'
import type { MenuTool } from '@/ui/ToolMenu'

const importDownload = () => import(/* webpackChunkName: "guest-download" */ './DownloadDialog')
const importBin = () => import(/* webpackChunkName: "guest-bin" */ './bin/BinDialog')

/** The tools of the guest list, as far as the member has them: import, paper, downloads and the bin. */
export function GuestTools({ weddingId }: { weddingId: string }) {
  const { data: summary } = useGetGuestSummaryQuery({ weddingId })
  const [isDownloadOpen, setDownloadOpen] = useState(false)
  const [isBinOpen, setBinOpen] = useState(false)
  const { pages, editableSides } = useWeddingRights(weddingId)
  const canEdit = editableSides.length > 0
  const links: (MenuTool & { page: RestrictedPage })[] = [
    {
      page: 'guestImport',
      key: 'import',
      label: <FormattedMessage {...guestListMessages.import} />,
      icon: <AddListIcon />,
      target: weddingPath('guestImport', weddingId),
    },
    {
      page: 'guestPrint',
      key: 'print',
      label: <FormattedMessage {...guestListMessages.print} />,
      icon: <PrintIcon />,
      target: weddingPath('guestPrint', weddingId),
    },
    {
      page: 'cards',
      key: 'cards',
      label: <FormattedMessage {...guestListMessages.cards} />,
      icon: <QrCodeIcon />,
      target: weddingPath('cards', weddingId),
    },
    {
      page: 'activity',
      key: 'activity',
      label: <FormattedMessage {...newChangesMessages.page} />,
      icon: <HistoryIcon />,
      target: weddingPath('activity', weddingId),
    },
  ]
  const tools: MenuTool[] = links.filter(({ page }) => pages.includes(page))
  if (canEdit)
    tools.push({
      key: 'download',
      label: <FormattedMessage {...guestListMessages.download} />,
      icon: <DownloadIcon />,
      target: () => setDownloadOpen(true),
    })
  if (canEdit && summary && summary.inBin > 0)
    tools.push({
      key: 'bin',
      label: <FormattedMessage {...binMessages.open} values={{ count: summary.inBin }} />,
      icon: <BinIcon />,
      target: () => setBinOpen(true),
    })
  return (
    <>
      {tools.length > 0 && <MoreMenu tools={tools} />}
      {isDownloadOpen && (
        <OnDemand importComponent={importDownload} props={{ weddingId, onClose: () => setDownloadOpen(false) }} />
      )}
      {isBinOpen && <OnDemand importComponent={importBin} props={{ weddingId, onClose: () => setBinOpen(false) }} />}
    </>
  )
}
