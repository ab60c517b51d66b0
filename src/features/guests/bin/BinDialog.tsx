import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { useBulkEditHouseholdsMutation, useListHouseholdsQuery } from '@/api/weddings'
import type { Household } from '@/api/weddings'
import { binMessages } from '@/i18n/messages/guests'
import { formDialogMessages } from '@/i18n/messages/weddings'
import { ConfirmDialog } from '@/ui/feedback/ConfirmDialog'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { formatFullName } from '../formatHousehold'

/** The most recently deleted households that the bin shows; restoring and emptying concern all of them. */
const BIN_SHOWN = 1000

/** Deleted households, to restore one or all of them, or to delete them for ever. */
export function BinDialog({ weddingId, onClose }: { weddingId: string; onClose: () => void }) {
  const titleId = useId()
  const errorText = useErrorText()
  const bin = useListHouseholdsQuery({ weddingId, deleted: true, limit: BIN_SHOWN })
  const [edit, { isLoading, error }] = useBulkEditHouseholdsMutation()
  const [isEmptying, setEmptying] = useState(false)
  const items = bin.data?.items ?? []
  const change = (action: 'restore' | 'deleteForever', households: Household[]) =>
    edit({ weddingId, bulkEdit: { ids: households.map(({ id }) => id), action } })
  const failure = error ?? bin.error
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...binMessages.title} />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
          <FormattedMessage {...(bin.data && items.length === 0 ? binMessages.empty : binMessages.text)} />
        </Typography>
        {failure && <FailureNotice text={errorText(failure)} onRetry={() => void bin.refetch()} />}
        {bin.isLoading && <Skeleton height={120} />}
        <Box component="ul" sx={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {items.map((household) => (
            <BinRow
              key={household.id}
              household={household}
              isBusy={isLoading}
              onRestore={() => void change('restore', [household])}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ padding: 2, flexWrap: 'wrap' }}>
        {items.length > 0 && (
          <>
            <Button color="error" disabled={isLoading} onClick={() => setEmptying(true)}>
              <FormattedMessage {...binMessages.emptyBin} />
            </Button>
            <Button disabled={isLoading} onClick={() => void change('restore', items)}>
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

interface BinRowProps {
  household: Household
  isBusy: boolean
  onRestore: () => void
}

function BinRow({ household, isBusy, onRestore }: BinRowProps) {
  const intl = useIntl()
  const { name } = household
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBlockEnd: 1, borderColor: 'divider' }}
    >
      <Box component="bdi" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
        {formatFullName(household)}
      </Box>
      <Button disabled={isBusy} onClick={onRestore} aria-label={intl.formatMessage(binMessages.restore, { name })}>
        <FormattedMessage {...binMessages.restoreShort} />
      </Button>
    </Box>
  )
}
