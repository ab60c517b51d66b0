import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { paths, weddingPath } from '@shared/routes'
import { draftCleared, selectDraft } from '@/features/invitation/invitationSlice'
import { NewWeddingDialog } from '@/features/weddings/form/NewWeddingDialog'
import { startMessages } from '@/i18n/messages/dashboard'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Greeting } from './Greeting'

/** The dashboard of an account without a wedding: two ways to start. */
export function StartPlanning() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const draft = useAppSelector(selectDraft)
  const [isNaming, setNaming] = useState(false)

  const designInvitation = () => {
    if (draft.editing) dispatch(draftCleared())
    void navigate(paths.createInvitation)
  }

  return (
    <>
      <Greeting />
      <EmptyState
        heading="h1"
        title={<FormattedMessage {...startMessages.title} />}
        text={<FormattedMessage {...startMessages.text} />}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
            <Button onClick={designInvitation} variant="contained" size="large">
              <FormattedMessage {...startMessages.invitation} />
            </Button>
            <Button onClick={() => setNaming(true)} variant="outlined" size="large">
              <FormattedMessage {...startMessages.guests} />
            </Button>
          </Box>
        }
      />
      {isNaming && (
        <NewWeddingDialog
          onSaved={({ id }) => void navigate(weddingPath('guests', id))}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}
