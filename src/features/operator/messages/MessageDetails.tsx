import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormattedMessage } from 'react-intl'
import type { ReceivedMessage } from '@/api/operator'
import { contactQueueMessages } from '@/i18n/messages/operatorQueues'
import { palette } from '@/theme/tokens'
import { Facts } from '../common/Facts'
import { LtrText } from '../common/LtrText'
import { MailLink } from '../common/MailLink'
import { useFormatInstant } from '../common/useFormatInstant'
import { AnswerForm } from './AnswerForm'
import { MessageActions } from './MessageActions'

const multiline = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 } as const

/** An opened message: its text, where it came from, the answers so far and what can be done. */
export function MessageDetails({ message }: { message: ReceivedMessage }) {
  return (
    <Stack spacing={2.5} sx={{ paddingBlockStart: 2 }}>
      <Box component="p" dir="auto" sx={multiline} data-testid="message-text">
        {message.message}
      </Box>
      <SenderFacts message={message} />
      <VisitorFacts message={message} />
      {message.answers.length > 0 && <Answers answers={message.answers} />}
      <MessageActions message={message} />
      <AnswerForm message={message} />
    </Stack>
  )
}

const SenderFacts = ({ message: { email, phone, source } }: { message: ReceivedMessage }) => (
  <Facts
    facts={[
      {
        label: contactQueueMessages.email,
        value: <MailLink email={email} />,
      },
      {
        label: contactQueueMessages.phone,
        value: phone && (
          <a href={`tel:${phone}`}>
            <LtrText>{phone}</LtrText>
          </a>
        ),
      },
      { label: contactQueueMessages.source, value: <bdi>{source}</bdi> },
    ]}
  />
)

function VisitorFacts({ message: { visitor } }: { message: ReceivedMessage }) {
  const { countryId, cityId, area, platform, os, browser, ip, mapsLink } = visitor
  const isMap = typeof mapsLink === 'string' && /^https:\/\//i.test(mapsLink)
  const facts = [
    { label: contactQueueMessages.country, value: countryId && <bdi>{countryId}</bdi> },
    { label: contactQueueMessages.city, value: cityId && <bdi>{cityId}</bdi> },
    { label: contactQueueMessages.area, value: area && <bdi>{area}</bdi> },
    { label: contactQueueMessages.platform, value: platform && <bdi>{platform}</bdi> },
    { label: contactQueueMessages.os, value: os && <bdi>{os}</bdi> },
    { label: contactQueueMessages.browser, value: browser && <bdi>{browser}</bdi> },
    { label: contactQueueMessages.ip, value: ip && <LtrText>{ip}</LtrText> },
    {
      label: contactQueueMessages.map,
      value: mapsLink && (
        <a href={isMap ? mapsLink : undefined} target="_blank" rel="noopener noreferrer nofollow">
          <LtrText>{mapsLink}</LtrText>
        </a>
      ),
    },
  ]
  return (
    <details>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', minBlockSize: 44, lineHeight: '44px', color: 'text.secondary' }}
      >
        <FormattedMessage {...contactQueueMessages.visitor} />
      </Box>
      {facts.some(({ value }) => value) ? (
        <Facts facts={facts} />
      ) : (
        <Typography variant="body2">
          <FormattedMessage {...contactQueueMessages.noFacts} />
        </Typography>
      )}
    </details>
  )
}

function Answers({ answers }: Pick<ReceivedMessage, 'answers'>) {
  const formatInstant = useFormatInstant()
  return (
    <section>
      <Typography variant="h4" component="h2">
        <FormattedMessage {...contactQueueMessages.answers} />
      </Typography>
      {answers.map(({ id, text, author, createdAt }) => (
        <Box
          key={id}
          sx={{ borderInlineStart: `3px solid ${palette.gold}`, paddingInlineStart: 2, marginBlockStart: 1 }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatInstant(createdAt)}
            {author !== null && (
              <>
                {' · '}
                <bdi>{author}</bdi>
              </>
            )}
          </Typography>
          <Box component="p" dir="auto" sx={multiline}>
            {text}
          </Box>
        </Box>
      ))}
    </section>
  )
}
