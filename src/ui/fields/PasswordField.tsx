import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { fieldMessages } from '@/i18n/messages/site'
import { TextField, type TextFieldProps } from './TextField'

/** A password field that can show its text. Always left to right: passwords are Latin. */
export function PasswordField(props: TextFieldProps) {
  const intl = useIntl()
  const [isVisible, setIsVisible] = useState(false)
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-pressed={isVisible}
        aria-label={intl.formatMessage(isVisible ? fieldMessages.hidePassword : fieldMessages.showPassword)}
        onClick={() => setIsVisible(!isVisible)}
      >
        {isVisible ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
      }}
    />
  )
}
