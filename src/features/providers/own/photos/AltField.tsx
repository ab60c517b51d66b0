import Button from '@mui/material/Button'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import { hasContact } from '@shared/hasContact'
import { ownPhotoMessages } from '@/i18n/messages/ownProvider'
import { useKeptInput } from '@/ui/fields/useKeptInput'

const ALT_MAX_CHARACTERS = 200

interface AltFieldProps {
  photoId: string
  /** The description that was stored last. */
  stored: string
  /** Throws what the call throws. */
  onSave: (alt: string | null) => Promise<void>
}

type State = 'idle' | 'saving' | 'saved'

/** What a photograph shows, in words: saved when the field is left, and by a button where that did not happen or failed. */
export function AltField({ photoId, stored, onSave }: AltFieldProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const [text, setText] = useState(stored)
  const [base, setBase] = useState(stored)
  const [state, setState] = useState<State>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const isChanged = text.trim() !== stored
  useKeptInput<string>(`photoAlt:${photoId}`, { read: () => (isChanged ? text : undefined), restore: setText })
  // What was stored elsewhere appears, unless something is typed here.
  if (stored !== base) {
    setBase(stored)
    if (text.trim() === base) setText(stored)
  }

  const findFault = () => {
    if (text.trim().length > ALT_MAX_CHARACTERS)
      return intl.formatMessage(ownPhotoMessages.altTooLong, { max: ALT_MAX_CHARACTERS })
    if (/[<>]/.test(text)) return intl.formatMessage(ownPhotoMessages.altMarkup)
    return hasContact(text) ? intl.formatMessage(ownPhotoMessages.altContact) : null
  }
  const save = async () => {
    if (!isChanged || state === 'saving') return
    const fault = findFault()
    setFailure(fault)
    if (fault !== null) return
    setState('saving')
    try {
      await onSave(text.trim() || null)
      setState('saved')
    } catch (error) {
      setState('idle')
      setFailure(errorText(error))
    }
  }
  const change = (typed: string) => {
    // It is one line, which wraps.
    setText(typed.replace(/\s*\n/g, ' '))
    setState('idle')
    setFailure(null)
  }

  return (
    <div>
      <MuiTextField
        id={`alt-${photoId}`}
        multiline
        fullWidth
        minRows={2}
        label={intl.formatMessage(ownPhotoMessages.alt)}
        value={text}
        error={failure !== null}
        helperText={
          failure ?? intl.formatMessage(state === 'idle' ? ownPhotoMessages.altHint : ownPhotoMessages[state])
        }
        onChange={({ target }) => change(target.value)}
        onBlur={() => void save()}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { dir: 'auto' },
          formHelperText: { role: failure === null ? 'status' : 'alert' },
        }}
      />
      {isChanged && state === 'idle' && (
        <Button onClick={() => void save()}>
          <FormattedMessage {...(failure === null ? ownPhotoMessages.save : ownPhotoMessages.saveAgain)} />
        </Button>
      )}
    </div>
  )
}
