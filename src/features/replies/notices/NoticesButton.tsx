import NoticesIcon from '@mui/icons-material/NotificationsNoneOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { noticeMessages } from '@/i18n/messages/replies'
import { NoticesDialog } from './NoticesDialog'
import { useRenewedSubscription } from './useNotices'

/** Opens the notices of new replies on this device. */
export function NoticesButton({ weddingId }: { weddingId: string }) {
  const [isOpen, setOpen] = useState(false)
  useRenewedSubscription(weddingId)
  return (
    <>
      <Button startIcon={<NoticesIcon />} data-testid="notices" onClick={() => setOpen(true)}>
        <FormattedMessage {...noticeMessages.open} />
      </Button>
      {isOpen && <NoticesDialog weddingId={weddingId} onClose={() => setOpen(false)} />}
    </>
  )
}
