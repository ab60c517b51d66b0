import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { useErrorText } from '@/api'
import type { GuestList, Household } from '@/api/weddings'
import { householdReplyMessages } from '@/i18n/messages/replies'
import { formatFullName } from '@shared/guests/household'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useIsPhone } from '@/ui/useScreen'
import type { ReplyEntry } from '../feed/listEntries'
import type { ReplyTexts } from '../useReplyTexts'
import { useUndoReply, type UndoOffer } from '../useUndo'
import { History } from './History'
import { NoteForm } from './NoteForm'
import { PhoneReplyForm } from './PhoneReplyForm'
import { StandingReply } from './StandingReply'

interface HouseholdRepliesDialogProps {
  list: GuestList
  entry: ReplyEntry
  /** Whether the member may change the family; others read. */
  canEdit: boolean
  asksChildren: boolean
  texts: ReplyTexts
  /** The offer to undo the last action: in the dialog, so that the keyboard reaches it. */
  undoNotice: ReactNode
  onUndoOffer: (offer: UndoOffer) => void
  /** Edits its name, phone and seats. */
  onEdit: (household: Household) => void
  onClose: () => void
}

/** One family: the reply that counts, a reply by phone, the couple's note, and what happened so far. */
export function HouseholdRepliesDialog({
  list,
  entry,
  canEdit,
  asksChildren,
  texts,
  undoNotice,
  onUndoOffer,
  onEdit,
  onClose,
}: HouseholdRepliesDialogProps) {
  const titleId = useId()
  const errorText = useErrorText()
  const isPhone = useIsPhone()
  const { household, status, isLowered } = entry
  const weddingId = list.wedding.id
  const { undo, isUndoing, restore, offerUndo, error } = useUndoReply(weddingId, onUndoOffer)
  return (
    <Dialog
      open
      // A click beside the dialog must not lose what was typed.
      onClose={(_event, reason) => reason !== 'backdropClick' && onClose()}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? { borderRadius: 0, border: 0 } : {} } }}
    >
      <DialogTitle id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{formatFullName(household)}</bdi>
      </DialogTitle>
      <DialogContent>
        <Stack spacing={4}>
          {error !== undefined && <FailureNotice text={errorText(error)} />}
          <div>
            <StandingReply
              weddingId={weddingId}
              entry={entry}
              texts={texts}
              isUndoing={isUndoing}
              onUndo={canEdit ? (reply) => void undo(reply) : undefined}
            />
            {isLowered && (
              <Typography variant="body2" color="error">
                <FormattedMessage {...householdReplyMessages.loweredText} />
              </Typography>
            )}
          </div>
          {!canEdit && (
            <Typography sx={{ color: 'text.secondary' }}>
              <FormattedMessage {...householdReplyMessages.readOnly} />
            </Typography>
          )}
          {canEdit && (
            <>
              <Section title={householdReplyMessages.record} text={householdReplyMessages.recordText}>
                <PhoneReplyForm
                  key={status?.reply?.id}
                  list={list}
                  household={household}
                  status={status}
                  asksChildren={asksChildren}
                  onRecorded={offerUndo}
                />
              </Section>
              <NoteForm weddingId={weddingId} household={household} />
            </>
          )}
          <Section title={householdReplyMessages.history}>
            <History
              weddingId={weddingId}
              household={household}
              status={status}
              texts={texts}
              onRestore={canEdit ? restore : undefined}
            />
          </Section>
        </Stack>
        {undoNotice}
      </DialogContent>
      <DialogActions disableSpacing sx={{ padding: 2, gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        {canEdit && (
          <Button onClick={() => onEdit(household)}>
            <FormattedMessage {...householdReplyMessages.edit} />
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage {...householdReplyMessages.close} />
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface SectionProps {
  title: MessageDescriptor
  text?: MessageDescriptor
  children: ReactNode
}

function Section({ title, text, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" variant="h4" sx={{ marginBlockEnd: text ? 0.5 : 2 }}>
        <FormattedMessage {...title} />
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 2 }}>
          <FormattedMessage {...text} />
        </Typography>
      )}
      {children}
    </section>
  )
}
