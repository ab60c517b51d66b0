import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { QueuedReview } from '@/api/operator'
import { STAR_NAMES } from '@shared/stars'
import { renderBdi } from '@/i18n/renderBdi'
import { reviewQueueMessages } from '@/i18n/messages/operatorQueues'
import { starMessages } from '@/i18n/messages/providerProfile'
import { guessLanguage } from '@/lib/guessLanguage'
import { palette } from '@/theme/tokens'
import { BusyButton } from '@/ui/fields/BusyButton'
import { Stars } from '@/ui/stars/Stars'
import { Facts } from '../common/Facts'
import { Panel } from '../common/Panel'
import { useFormatInstant } from '../common/useFormatInstant'

interface ReviewEntryProps {
  review: QueuedReview
  isShowing: boolean
  /** @param removesAnswer whether the provider's answer is deleted too */
  onShow: (removesAnswer: boolean) => void
  onRefuse: (removesAnswer: boolean) => void
}

/** A review with everything that the operator has to know, and the decisions that are possible. */
export function ReviewEntry({ review, isShowing, onShow, onRefuse }: ReviewEntryProps) {
  const intl = useIntl()
  const formatInstant = useFormatInstant()
  const [removesAnswer, setRemovesAnswer] = useState(false)
  const { name, provider, reference, stars, words, status, refusal, answer, dispute, createdAt } = review
  const nameAction = (action: string) => intl.formatMessage(reviewQueueMessages.named, { action, name })
  const show = intl.formatMessage(status === 'shown' ? reviewQueueMessages.keep : reviewQueueMessages.show)
  const refuse = intl.formatMessage(reviewQueueMessages.refuse)
  return (
    <Panel component="li">
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage {...reviewQueueMessages.about} values={{ name, provider: provider.name, bdi: renderBdi }} />
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        <FormattedMessage
          {...reviewQueueMessages.written}
          values={{ date: formatInstant(createdAt), reference, bdi: renderBdi }}
        />
      </Typography>
      <Facts
        facts={STAR_NAMES.map((aspect) => ({
          label: starMessages[aspect],
          value: <Stars stars={stars[aspect]} />,
        }))}
      />
      <Stack spacing={1.5} sx={{ marginBlockStart: 1.5 }}>
        {words && <Words text={words} />}
        {answer && (
          <Quoted label={reviewQueueMessages.answer} date={formatInstant(answer.createdAt)} text={answer.text} />
        )}
        {dispute && (
          <Quoted
            label={dispute.isOpen ? reviewQueueMessages.dispute : reviewQueueMessages.closedDispute}
            date={formatInstant(dispute.createdAt)}
            text={dispute.reason}
          />
        )}
        {refusal !== null && (
          <Typography sx={{ whiteSpace: 'pre-line' }}>
            <FormattedMessage {...reviewQueueMessages.refusedBecause} values={{ reason: refusal, bdi: renderBdi }} />
          </Typography>
        )}
        {answer && (
          <FormControlLabel
            control={<Checkbox checked={removesAnswer} onChange={(_event, isChecked) => setRemovesAnswer(isChecked)} />}
            label={<FormattedMessage {...reviewQueueMessages.removeAnswer} />}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <BusyButton
            variant="contained"
            isBusy={isShowing}
            onClick={() => onShow(removesAnswer)}
            aria-label={nameAction(show)}
          >
            {isShowing ? <FormattedMessage {...reviewQueueMessages.showing} /> : show}
          </BusyButton>
          <Button
            variant="outlined"
            disabled={isShowing}
            onClick={() => onRefuse(removesAnswer)}
            aria-label={nameAction(refuse)}
          >
            {refuse}
          </Button>
        </Box>
      </Stack>
    </Panel>
  )
}

const Words = ({ text }: { text: string }): ReactNode => (
  <Box
    component="p"
    dir="auto"
    lang={guessLanguage(text)}
    sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}
  >
    {text}
  </Box>
)

const Quoted = ({ label, date, text }: { label: MessageDescriptor; date: string; text: string }) => (
  <Box sx={{ borderInlineStart: `3px solid ${palette.gold}`, paddingInlineStart: 2 }}>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      <FormattedMessage {...label} values={{ date }} />
    </Typography>
    <Words text={text} />
  </Box>
)
