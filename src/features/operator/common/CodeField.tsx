import Button from '@mui/material/Button'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { consoleSignInMessages } from '@/i18n/messages/operator'
import { TextField } from '@/ui/fields/TextField'

interface CodeFieldProps {
  hint: ReactNode
  /** Whether a recovery code is accepted too, which has letters. */
  allowsRecovery?: boolean
}

/** The code of the second factor, always left to right. */
export function CodeField({ hint, allowsRecovery = true }: CodeFieldProps) {
  const intl = useIntl()
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <div>
      <TextField
        name="code"
        required
        label={intl.formatMessage(consoleSignInMessages.code)}
        helperText={hint}
        autoComplete="one-time-code"
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            inputMode: isRecovery ? 'text' : 'numeric',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'go',
          },
        }}
      />
      {allowsRecovery && (
        <Button sx={{ paddingInline: 0.5 }} onClick={() => setIsRecovery(!isRecovery)}>
          <FormattedMessage
            {...(isRecovery ? consoleSignInMessages.typeAppCode : consoleSignInMessages.typeRecoveryCode)}
          />
        </Button>
      )}
    </div>
  )
}
