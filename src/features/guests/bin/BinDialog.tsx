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
import { useBulkEditHouseholdsMutation, useListHouseholdsQuery } from '@/api/weddings'
import type { Household } from '@/api/weddings'
import { binMessages } from '@/i18n/messages/guests'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { BinList } from './BinList'

/** The most recently deleted households that the bin shows; restoring and emptying concern all of them. */
const BIN_SHOWN = 1000

/** Deleted households, to restore one or all of them, or to delete them for ever. */
export function BinDialog({ weddingId, onClose }: { weddingId: string; onClose: () => void }) {
  const titleId = useId()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useListHouseholdsQuery({ weddingId, deleted: true, limit: BIN_SHOWN })
  const [edit, edited] = useBulkEditHouseholdsMutation()
  const [isEmptying, setEmptying] = useState(false)
  const items = data?.items ?? []
  const change = (action: 'restore' | 'deleteForever', households: Household[]) =>
    edit({ weddingId, bulkEdit: { ids: households.map(({ id }) => id), action } })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...binMessages.title} />
      </DialogTitle>
      <DialogContent>
        {edited.error && <FailureNotice text={errorText(edited.error)} />}
        {!data && isFetching && <BinSkeleton />}
        {!data && !isFetching && error && <FailureNotice text={errorText(error)} onRetry={() => void refetch()} />}
        {data && items.length === 0 && (
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
              households={items}
              isBusy={edited.isLoading}
              onRestore={(household) => void change('restore', [household])}
            />
          </>
        )}
      </DialogContent>
      <DialogActions disableSpacing sx={{ padding: 2, gap: 1, flexWrap: 'wrap' }}>
        {items.length > 0 && (
          <>
            <Button color="error" disabled={edited.isLoading} onClick={() => setEmptying(true)}>
              <FormattedMessage {...binMessages.emptyBin} />
            </Button>
            <Button disabled={edited.isLoading} onClick={() => void change('restore', items)}>
              <FormattedMessage {...binMessages.restoreAll} />
            </Button>
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
