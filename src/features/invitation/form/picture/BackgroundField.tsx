import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useField } from 'formik'
import { useRef, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { loginPath, paths } from '@shared/routes'
import { CROP_ASPECT } from './cropMaths'
import { pictureMessages } from '@/i18n/messages/studio'
import { usePictureChoice } from './usePictureChoice'

/** Accepted formats; iPhones convert their own format to one of these. */
const ACCEPTED = 'image/jpeg,image/png,image/webp'

interface BackgroundFieldProps {
  signedIn: boolean
  /** Called after the picture is removed, with the function that restores it. */
  onRemoved: (putBack: () => void) => void
}

/** The couple's background picture. It is uploaded at once, which needs an account. */
export function BackgroundField({ signedIn, onRemoved }: BackgroundFieldProps) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <FormLabel component="p" sx={{ fontWeight: 500 }}>
        <FormattedMessage {...pictureMessages.title} />
      </FormLabel>
      {signedIn ? <Chooser onRemoved={onRemoved} /> : <SignInHint />}
    </Stack>
  )
}

function SignInHint() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...pictureMessages.signInHint} />{' '}
      <Link component={RouterLink} to={loginPath(paths.createInvitation)}>
        <FormattedMessage {...pictureMessages.signIn} />
      </Link>
    </Typography>
  )
}

function Chooser({ onRemoved }: Pick<BackgroundFieldProps, 'onRemoved'>) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const [{ value }, , { setValue }] = useField<string>('backgroundImage')
  const { choose, failure, dialog } = usePictureChoice((address) => void setValue(address))

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Reset, so that the same file can be chosen again.
    target.value = ''
    if (file) void choose(file)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file) void choose(file)
  }
  const handlePaste = ({ clipboardData }: ClipboardEvent) => {
    const file = clipboardData.files[0]
    if (file) void choose(file)
  }
  const remove = () => {
    void setValue('')
    onRemoved(() => void setValue(value))
  }

  return (
    <Stack
      spacing={1.5}
      onDrop={handleDrop}
      onDragOver={(event) => event.preventDefault()}
      onPaste={handlePaste}
      sx={{ alignItems: 'flex-start', inlineSize: '100%' }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...pictureMessages.hint} />
      </Typography>
      {value !== '' && (
        <Box
          component="img"
          src={value}
          alt={intl.formatMessage(pictureMessages.alt)}
          sx={{ inlineSize: 150, aspectRatio: String(CROP_ASPECT), objectFit: 'cover', borderRadius: '20px' }}
        />
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          <FormattedMessage {...(value === '' ? pictureMessages.choose : pictureMessages.change)} />
        </Button>
        {value !== '' && (
          <Button onClick={remove} data-testid="remove-picture">
            <FormattedMessage {...pictureMessages.remove} />
          </Button>
        )}
      </Stack>
      <input ref={input} type="file" accept={ACCEPTED} hidden onChange={pick} data-testid="background-file" />
      {failure !== null && (
        <Alert severity="error" data-testid="picture-failure">
          {failure}
        </Alert>
      )}
      {dialog}
    </Stack>
  )
}
