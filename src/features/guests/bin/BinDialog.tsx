import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useErrorText } from '@/api'
import { binMessages } from '@/i18n/messages/guests'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { useWeddingRights } from '@/lib/useWeddingRights'
import { withTheme } from '@/theme/withTheme'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { BusyButton } from '@/ui/fields/BusyButton'
import { BinList } from './BinList'
import { useBin } from './useBin'

/** Rows that the bin shows: more would make it slow. Restoring all and emptying concern all households of the bin. */
const BIN_SHOWN = 1000

/** Deleted households that the member may change, to restore one or all of them, or to delete them for ever. */
function BinDialog({ weddingId, onClose }: { weddingId: string; onClose: () => void }) {
  const titleId = useId()
  const errorText = useErrorText()
  const { households, failure, change, isChanging, changeError } = useBin(weddingId)
  const [isEmptying, setEmptying] = useState(false)
  const { editableSides } = useWeddingRights(weddingId)
  const items = (households ?? []).filter(({ side }) => editableSides.includes(side))
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...binMessages.title} />
      </DialogTitle>
      <DialogContent>
        {changeError && <FailureNotice text={errorText(changeError)} />}
        {!households && !failure && <BinSkeleton />}
        {failure && <FailureNotice text={errorText(failure.error)} onRetry={() => void failure.refetch()} />}
        {households && items.length === 0 && (
          <EmptyState
            heading="h3"
            title={<FormattedMessage {...binMessages.empty} />}
            text={<FormattedMessage {...binMessages.text} />}
            action={null}
          />
        )}
        {items.length > 0 && (
          <>
            <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
              <FormattedMessage {...binMessages.text} />
            </Typography>
            <BinList
              households={items.slice(0, BIN_SHOWN)}
              isBusy={isChanging}
              onRestore={(household) => void change('restore', [household])}
            />
            {items.length > BIN_SHOWN && (
              <Typography sx={{ color: 'text.secondary', marginBlockStart: 2 }}>
                <FormattedMessage {...binMessages.more} values={{ count: items.length - BIN_SHOWN }} />
              </Typography>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ padding: 2, gap: 1, flexWrap: 'wrap' }}>
        {items.length > 0 && (
          <>
            <BusyButton color="error" isBusy={isChanging} onClick={() => setEmptying(true)}>
              <FormattedMessage {...binMessages.emptyBin} />
            </BusyButton>
            <BusyButton isBusy={isChanging} onClick={() => void change('restore', items)}>
              <FormattedMessage {...binMessages.restoreAll} />
            </BusyButton>
          </>
        )}
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage {...binMessages.close} />
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={isEmptying}
        tone="error"
        title={<FormattedMessage {...binMessages.emptyTitle} />}
        cancelLabel={<FormattedMessage {...formDialogMessages.cancel} />}
        confirmLabel={<FormattedMessage {...binMessages.emptyBin} />}
        onCancel={() => setEmptying(false)}
        onConfirm={() => {
          setEmptying(false)
          void change('deleteForever', items)
        }}
      >
        <FormattedMessage {...binMessages.emptyText} values={{ count: items.length }} />
      </ConfirmDialog>
    </Dialog>
  )
}

const BinSkeleton = () => (
  <Stack spacing={1.5} aria-busy="true" data-testid="bin-skeleton">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} variant="rounded" height={44} />
    ))}
  </Stack>
)

export default withTheme(BinDialog)
