import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useErrorText } from '@/api'
import { householdReplyMessages, noticeMessages } from '@/i18n/messages/replies'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { useNotices } from './useNotices'

interface NoticesDialogProps {
  weddingId: string
  onClose: () => void
}

/** Turns notices of new replies on and off on this device, or says why it has none. */
export function NoticesDialog({ weddingId, onClose }: NoticesDialogProps) {
  const titleId = useId()
  const state = useNotices(weddingId)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h3">
        <FormattedMessage {...noticeMessages.title} />
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            <FormattedMessage {...noticeMessages.text} />
          </Typography>
          <Choices {...state} />
        </Stack>
      </DialogContent>
      <DialogActions disableSpacing sx={{ padding: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage {...householdReplyMessages.close} />
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type NoticesState = ReturnType<typeof useNotices>

function Choices(state: NoticesState) {
  const errorText = useErrorText()
  const { support, notices, problem, error, retry } = state
  if (support === 'homeScreen') return <HomeScreenSteps />
  if (support !== 'ready')
    return (
      <Alert severity="info">
        <FormattedMessage {...noticeMessages[support]} />
      </Alert>
    )
  if (!notices)
    return error === undefined ? (
      <Skeleton variant="rounded" height={44} aria-busy="true" />
    ) : (
      <FailureNotice text={errorText(error)} onRetry={retry} />
    )
  return (
    <>
      <Switches {...state} notices={notices} />
      {problem && (
        <Alert severity="warning" role="alert">
          <FormattedMessage {...noticeMessages[problem]} />
        </Alert>
      )}
      {error !== undefined && <FailureNotice text={errorText(error)} />}
    </>
  )
}

type SwitchesProps = Pick<NoticesState, 'isBusy' | 'turnOn' | 'turnOff' | 'setShowsTitle'> & {
  notices: NonNullable<NoticesState['notices']>
}

function Switches({ notices: { isOn, showsTitle }, isBusy, turnOn, turnOff, setShowsTitle }: SwitchesProps) {
  const hintId = useId()
  // While the browser asks, the switch shows what was pressed.
  const [pressed, setPressed] = useState<boolean | null>(null)
  const change = async (wanted: boolean) => {
    setPressed(wanted)
    await (wanted ? turnOn() : turnOff())
    setPressed(null)
  }
  return (
    <div>
      <FormControlLabel
        disabled={isBusy}
        control={<Switch checked={pressed ?? isOn} onChange={(_event, wanted) => void change(wanted)} />}
        label={<FormattedMessage {...noticeMessages.device} />}
      />
      {isOn && (
        <>
          <FormControlLabel
            disabled={isBusy}
            control={
              <Switch
                checked={showsTitle}
                onChange={(_event, shown) => void setShowsTitle(shown)}
                slotProps={{ input: { 'aria-describedby': hintId } }}
              />
            }
            label={<FormattedMessage {...noticeMessages.showsTitle} />}
          />
          <FormHelperText id={hintId}>
            <FormattedMessage {...noticeMessages.showsTitleHint} />
          </FormHelperText>
        </>
      )}
    </div>
  )
}

const stepsStyle = {
  display: 'grid',
  gap: 1,
  margin: 0,
  marginBlockStart: 1,
  paddingInlineStart: 3,
  '&:lang(ar)': { listStyleType: 'arabic-indic' },
} as const

const HomeScreenSteps = () => (
  <div>
    <Typography>
      <FormattedMessage {...noticeMessages.homeScreen} />
    </Typography>
    <Box component="ol" sx={stepsStyle}>
      {(['share', 'openApp', 'turnOnThere'] as const).map((step) => (
        <li key={step}>
          <FormattedMessage {...noticeMessages[step]} />
        </li>
      ))}
    </Box>
  </div>
)
