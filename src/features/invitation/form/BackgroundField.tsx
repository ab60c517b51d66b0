import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useField } from 'formik'
import { useRef, useState, type ChangeEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link as RouterLink } from 'react-router-dom'
import { useErrorText, useUploadBackgroundMutation } from '../../../api'
import { UPLOAD_MAX_BYTES } from '../../../config/limits'
import { loginPath, paths } from '../../../config/paths'
import { formMessages } from './messages'

const ACCEPTED = 'image/jpeg,image/png,image/webp'

/** A picture of the couple's own behind the invitation. It is uploaded at once, which needs an account. */
export function BackgroundField({ signedIn }: { signedIn: boolean }) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <FormLabel component="p" sx={{ fontWeight: 500 }}>
        <FormattedMessage {...formMessages.background} />
      </FormLabel>
      {signedIn ? <Upload /> : <SignInHint />}
    </Stack>
  )
}

function SignInHint() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...formMessages.backgroundSignIn} />{' '}
      <Link component={RouterLink} to={loginPath(paths.createInvitation)}>
        <FormattedMessage {...formMessages.signIn} />
      </Link>
    </Typography>
  )
}

function Upload() {
  const intl = useIntl()
  const errorText = useErrorText()
  const input = useRef<HTMLInputElement>(null)
  const [field, , { setValue }] = useField<string>('backgroundImage')
  const [upload, { isLoading }] = useUploadBackgroundMutation()
  const [failure, setFailure] = useState<string | null>(null)

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > UPLOAD_MAX_BYTES) {
      setFailure(intl.formatMessage(formMessages.pictureTooLarge))
      return
    }
    setFailure(null)
    try {
      const { backgroundImage } = await upload({ body: { file } }).unwrap()
      await setValue(backgroundImage)
    } catch (error) {
      setFailure(errorText(error))
    }
  }

  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...formMessages.backgroundHint} />
      </Typography>
      {field.value !== '' && (
        <Box
          component="img"
          src={field.value}
          alt={intl.formatMessage(formMessages.pictureAlt)}
          sx={{ inlineSize: 220, aspectRatio: '3 / 4', objectFit: 'cover', borderRadius: '20px' }}
        />
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" loading={isLoading} onClick={() => input.current?.click()}>
          <FormattedMessage {...(isLoading ? formMessages.uploading : formMessages.choosePicture)} />
        </Button>
        {field.value !== '' && (
          <Button onClick={() => void setValue('')}>
            <FormattedMessage {...formMessages.removePicture} />
          </Button>
        )}
      </Stack>
      <input ref={input} type="file" accept={ACCEPTED} hidden onChange={(event) => void choose(event)} data-testid="background-file" />
      {failure !== null && <Alert severity="error">{failure}</Alert>}
    </>
  )
}
