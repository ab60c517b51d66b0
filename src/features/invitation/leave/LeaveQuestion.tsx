import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { publishMessages, savingMessages } from '@/i18n/messages/publish'
import { cardPath, paths } from '@shared/routes'
import { useLeaveGuard } from '@/lib/useLeaveGuard'
import { useAppDispatch, useAppStore } from '@/store/hooks'
import { discardChanges } from '../discardChanges'
import { hasUnsavedChanges } from '../draftState'
import { selectDraft } from '../invitationSlice'

/** The form and the card of the invitation. */
const STUDIO = [paths.createInvitation, ...[1, 2, 3, 4].map(cardPath)]
const isStudio = (pathname: string): boolean => STUDIO.includes(pathname)

interface LeaveQuestionProps {
  /** Whether the draft has changes that are not saved. */
  isUnsaved: boolean
  /** Saves the changes. It resolves also when they could not be saved, and the page says why. */
  save: () => Promise<unknown>
}

/** Asks before the studio is left with unsaved changes. */
export function LeaveQuestion({ isUnsaved, save }: LeaveQuestionProps) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const titleId = useId()
  const { isAsking, leave, stay } = useLeaveGuard(isUnsaved, isStudio)
  const saveAndLeave = async () => {
    // The page shows why it could not be saved.
    stay()
    await save()
    if (!hasUnsavedChanges(selectDraft(store.getState()))) leave()
  }
  const discardAndLeave = () => {
    dispatch(discardChanges())
    leave()
  }
  return (
    <Dialog open={isAsking} onClose={stay} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...savingMessages.leaveTitle} />
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          <FormattedMessage {...savingMessages.leaveText} />
        </DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexDirection: 'column', alignItems: 'stretch', padding: 3, gap: 1 }}>
        <Button variant="contained" size="large" autoFocus onClick={() => void saveAndLeave()}>
          <FormattedMessage {...publishMessages.save} />
        </Button>
        <Button color="error" size="large" onClick={discardAndLeave}>
          <FormattedMessage {...savingMessages.leave} />
        </Button>
        <Button size="large" onClick={stay}>
          <FormattedMessage {...savingMessages.stay} />
        </Button>
      </DialogActions>
    </Dialog>
  )
}
