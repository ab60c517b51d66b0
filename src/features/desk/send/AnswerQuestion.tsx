import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatFullName } from '@shared/guests/household'
import type { Household, SendResult } from '@/api/weddings'
import { deskMessages } from '@/i18n/messages/desk'
import { renderBdi } from '@/i18n/renderBdi'
import { palette } from '@/theme/tokens'

interface AnswerQuestionProps {
  household: Household
  isRecording: boolean
  onAnswer: (result: SendResult) => void
}

/** Asks whether the message was sent: nobody but the sender knows. It takes the focus, also when the sender returns from WhatsApp. */
export function AnswerQuestion({ household, isRecording, onAnswer }: AnswerQuestionProps) {
  const questionId = useId()
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const focusIfVisible = () => {
      if (document.visibilityState === 'visible') question.current?.focus()
    }
    focusIfVisible()
    document.addEventListener('visibilitychange', focusIfVisible)
    return () => document.removeEventListener('visibilitychange', focusIfVisible)
  }, [])
  return (
    <Box
      role="group"
      aria-labelledby={questionId}
      sx={{ padding: 2, borderRadius: '14px', backgroundColor: palette.hennaWash }}
    >
      <Typography
        id={questionId}
        ref={question}
        tabIndex={-1}
        sx={{ outline: 'none', fontWeight: 600, marginBlockEnd: 1.5 }}
      >
        <FormattedMessage {...deskMessages.question} values={{ name: formatFullName(household), bdi: renderBdi }} />
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '2fr 1fr 1fr' } }}>
        <Button variant="contained" disabled={isRecording} onClick={() => onAnswer('sent')} data-testid="answer-sent">
          <FormattedMessage {...deskMessages.sentYes} />
        </Button>
        <Button
          variant="outlined"
          disabled={isRecording}
          onClick={() => onAnswer('skipped')}
          sx={{ backgroundColor: palette.surface }}
        >
          <FormattedMessage {...deskMessages.notYet} />
        </Button>
        {household.phoneE164 !== undefined && (
          <Button disabled={isRecording} onClick={() => onAnswer('wrongNumber')}>
            <FormattedMessage {...deskMessages.wrongNumber} />
          </Button>
        )}
      </Box>
    </Box>
  )
}
