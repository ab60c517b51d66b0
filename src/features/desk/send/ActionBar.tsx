import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatFullName } from '@shared/guests/household'
import { getWhatsAppLink } from '@shared/guests/messageTemplate'
import type { Household } from '@/api/weddings'
import { deskMessages } from '@/i18n/messages/desk'
import { renderBdi } from '@/i18n/renderBdi'
import { palette } from '@/theme/tokens'
import { BusyButton } from '@/ui/fields/BusyButton'
import { SendButtons } from './SendButtons'
import type { Sender } from './useSender'

interface ActionBarProps {
  household: Household
  /** The message. */
  text: string
  /** Whether the text lacks the link of the household, which this device does not store. */
  lacksLink: boolean
  sender: Sender
  /** Whether another member is at it, or was: the next family comes first, and leaving this one records nothing. */
  offersNext: boolean
}

/** Where the window has room, the line above the main button is kept free for the question, so that the button stays where it is. */
const TALL = '@media (min-height: 700px)'

const bar = {
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar)',
  display: 'grid',
  gap: 1,
  paddingBlock: 1.5,
  backgroundColor: palette.surface,
  borderBlockStart: `1px solid ${palette.line}`,
} as const

/** What to do with the message to a household: open WhatsApp, and then, in the same place, say that it was sent. */
export function ActionBar({ household, text, lacksLink, sender, offersNext }: ActionBarProps) {
  const promptId = useId()
  const [isCopied, setCopied] = useState<boolean | null>(null)
  const { isAsked, isRecording, answer, ask, goBack, goOn } = sender
  const copied = (isDone: boolean) => {
    setCopied(isDone)
    if (isDone) ask()
  }
  return (
    <Box role={isAsked ? 'group' : undefined} aria-labelledby={isAsked ? promptId : undefined} sx={bar}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', [TALL]: { minBlockSize: offersNext ? 0 : 48 } }}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
            {isCopied !== null && <FormattedMessage {...(isCopied ? deskMessages.copied : deskMessages.notCopied)} />}
          </Typography>
          {isAsked ? (
            <Question id={promptId} household={household} />
          ) : (
            household.phoneE164 !== undefined &&
            !offersNext && (
              <Typography
                variant="body2"
                sx={{ color: 'text.secondary', display: 'none', [TALL]: { display: 'block' } }}
              >
                <FormattedMessage {...deskMessages.hint} />
              </Typography>
            )
          )}
        </Box>
        {isAsked && !lacksLink && household.phoneE164 !== undefined && (
          <OpenAgain phone={household.phoneE164} text={text} />
        )}
      </Box>
      {isAsked ? (
        <BusyButton
          variant="contained"
          size="large"
          isBusy={isRecording}
          onClick={() => answer('sent')}
          data-testid="answer-sent"
        >
          <FormattedMessage {...deskMessages.sentYes} />
        </BusyButton>
      ) : (
        <>
          {offersNext && (
            <Button variant="contained" size="large" onClick={goOn}>
              <FormattedMessage {...deskMessages.nextFamily} />
            </Button>
          )}
          <SendButtons
            household={household}
            text={text}
            lacksLink={lacksLink}
            variant={offersNext ? 'outlined' : 'contained'}
            onOpened={ask}
            onCopied={copied}
          />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <BusyButton onClick={goBack} disabled={!goBack} isBusy={isRecording}>
          <FormattedMessage {...deskMessages.previous} />
        </BusyButton>
        {isAsked && household.phoneE164 !== undefined && (
          <BusyButton isBusy={isRecording} onClick={() => answer('wrongNumber')}>
            <FormattedMessage {...deskMessages.wrongNumber} />
          </BusyButton>
        )}
        <LeaveButton sender={sender} offersNext={offersNext} />
      </Box>
    </Box>
  )
}

/** Leaves the household for now. */
function LeaveButton({ sender, offersNext }: Pick<ActionBarProps, 'sender' | 'offersNext'>) {
  const { isAsked, isRevisited, isRecording, answer, goOn } = sender
  // It is the first button then.
  if (offersNext && !isAsked) return null
  if (offersNext || isRevisited)
    return (
      <BusyButton onClick={goOn} isBusy={isRecording}>
        <FormattedMessage {...(offersNext ? deskMessages.nextFamily : deskMessages.next)} />
      </BusyButton>
    )
  return (
    // The next family has the same button at the same place: the second click of a double click does not skip it too.
    <BusyButton onClick={({ detail }) => detail < 2 && answer('skipped')} isBusy={isRecording}>
      <FormattedMessage {...(isAsked ? deskMessages.notYet : deskMessages.later)} />
    </BusyButton>
  )
}

/** Asks whether the message was sent: nobody but the sender knows. It takes the focus, also when the sender returns from WhatsApp. */
function Question({ id, household }: { id: string; household: Household }) {
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
    <Typography id={id} ref={question} tabIndex={-1} sx={{ outline: 'none', fontWeight: 600, lineHeight: 1.4 }}>
      <FormattedMessage {...deskMessages.question} values={{ name: formatFullName(household), bdi: renderBdi }} />
    </Typography>
  )
}

/** When WhatsApp was closed without sending. */
function OpenAgain({ phone, text }: { phone: string; text: string }) {
  const intl = useIntl()
  return (
    <IconButton
      component="a"
      href={getWhatsAppLink(phone, text)}
      target="_blank"
      rel="noopener"
      color="secondary"
      aria-label={intl.formatMessage(deskMessages.openAgain)}
      sx={{ inlineSize: 44, blockSize: 44 }}
    >
      <WhatsAppIcon />
    </IconButton>
  )
}
