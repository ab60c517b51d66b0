import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { publishMessages, savingMessages } from '@/i18n/messages/publish'
import { formMessages } from '@/i18n/messages/studio'
import { BusyButton } from '@/ui/fields/BusyButton'
import { BottomBar } from '../publish/BottomBar'
import type { PublishState } from '../publish/publishState'

interface SaveBarProps {
  /** The id of the form that the button submits. */
  form: string
  isUnsaved: boolean
  state: PublishState
  /** The button that opens the preview, on a phone. */
  preview?: ReactNode
}

/** Saves the changes of a published invitation, in sight while they are typed. Once saved, it leads on to the invitation. */
export function SaveBar({ form, isUnsaved, state, preview }: SaveBarProps) {
  const isSaving = state.name === 'saving'
  const action = isSaving ? publishMessages.saving : isUnsaved ? publishMessages.save : formMessages.submit
  return (
    <BottomBar isSticky>
      <Typography
        variant="body2"
        role="status"
        sx={{ fontWeight: 500, color: state.name === 'failed' ? 'error.main' : 'text.primary' }}
        data-testid="save-state"
      >
        {state.name === 'failed' ? (
          state.text
        ) : (
          <FormattedMessage {...(isUnsaved ? publishMessages.unsaved : savingMessages.saved)} />
        )}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, '& .MuiButton-root': { paddingInline: { xs: 1.5, md: 4 } } }}>
        {preview}
        <BusyButton
          type="submit"
          form={form}
          variant="contained"
          size="large"
          fullWidth
          isBusy={isSaving}
          // The second click of a double click must not open the invitation that the first one has saved.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          data-testid="save"
        >
          <FormattedMessage {...action} />
        </BusyButton>
      </Box>
    </BottomBar>
  )
}
