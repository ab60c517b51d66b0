import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { formMessages } from '@/i18n/messages/studio'
import { SubmitButton } from '@/ui/fields/SubmitButton'

export interface FormActionsProps {
  /** The card of the draft: set while another button submits the form. */
  cardPath: string | undefined
  /** Target of 'Open Your Invitation'. */
  openPath: string
  /** Whether that is the guest page, which the server renders. */
  isPublished: boolean
  /** Called before a link to the invitation is followed. */
  onLeave: () => void
}

/** The end of the form: on to the invitation. */
export const FormActions = ({ cardPath, openPath, isPublished, onLeave }: FormActionsProps) => (
  <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'center' }}>
    {cardPath === undefined ? (
      <SubmitButton busyLabel={<FormattedMessage {...formMessages.opening} />}>
        <FormattedMessage {...formMessages.submit} />
      </SubmitButton>
    ) : (
      <Button component={Link} to={cardPath} onClick={onLeave} variant="outlined" size="large">
        <FormattedMessage {...formMessages.submit} />
      </Button>
    )}
    <Button
      component={Link}
      to={openPath}
      onClick={onLeave}
      reloadDocument={isPublished}
      variant="outlined"
      size="large"
    >
      <FormattedMessage {...formMessages.openYours} />
    </Button>
  </Stack>
)
