import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Language, ReceivedMessage } from '@/api/operator'
import { consoleMessages } from '@/i18n/messages/operator'
import { contactQueueMessages } from '@/i18n/messages/operatorQueues'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { BusyButton } from '@/ui/fields/BusyButton'
import { ANSWER_MAX_CHARACTERS, useAnswer } from './useAnswer'

/** Answers a message by e-mail. */
export function AnswerForm({ message }: { message: ReceivedMessage }) {
  const intl = useIntl()
  const fieldId = useId()
  const languageId = useId()
  const { text, language, failure, isSending, edit, send } = useAnswer(message)
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
    >
      <TextField
        id={fieldId}
        label={intl.formatMessage(contactQueueMessages.answer)}
        multiline
        minRows={4}
        value={text}
        onChange={(event) => edit({ text: event.target.value })}
        error={text.length > ANSWER_MAX_CHARACTERS}
        helperText={
          <>
            <FormattedMessage {...contactQueueMessages.answerHint} />{' '}
            <FormattedMessage
              {...contactQueueMessages.counter}
              values={{ count: text.length, max: ANSWER_MAX_CHARACTERS }}
            />
          </>
        }
        slotProps={{ htmlInput: { dir: text === '' ? undefined : 'auto' } }}
      />
      <div>
        <FormLabel id={languageId} component="p" sx={{ marginBlock: 0, marginBlockEnd: 1 }}>
          <FormattedMessage {...contactQueueMessages.language} />
        </FormLabel>
        <ToggleButtonGroup
          exclusive
          color="primary"
          aria-labelledby={languageId}
          value={language}
          onChange={(_event, next: Language | null) => next !== null && edit({ language: next })}
        >
          <ToggleButton value="ar">
            <FormattedMessage {...consoleMessages.arabic} />
          </ToggleButton>
          <ToggleButton value="en">
            <FormattedMessage {...consoleMessages.english} />
          </ToggleButton>
        </ToggleButtonGroup>
      </div>
      {failure !== null && <FailureNotice text={failure} />}
      <BusyButton type="submit" variant="contained" isBusy={isSending}>
        <FormattedMessage {...(isSending ? contactQueueMessages.sending : contactQueueMessages.send)} />
      </BusyButton>
    </Box>
  )
}
