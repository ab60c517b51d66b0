import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { getPhoneMark } from '@shared/guests/countries'
import { formatFullName } from '@shared/guests/household'
import type { Household, HouseholdStatus, MessageKind, Send } from '@/api/weddings'
import { deskMessages } from '@/i18n/messages/desk'
import { guestFieldMessages, guestRowMessages } from '@/i18n/messages/guests'
import { renderBdi } from '@/i18n/renderBdi'
import { isByOther } from '@/lib/isByOther'
import { useIsUnsent } from '@/lib/offline/offlineApi'
import type { MemberNames } from '@/lib/useMemberNames'
import { useNamedHalls } from '@/lib/useNamedHalls'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'
import { buildMessage, getTemplateKind, type MessageSource } from '../message'
import { ActionBar } from './ActionBar'
import { ActivityNotice } from './ActivityNotice'
import { FoldedMessage } from './FoldedMessage'
import { findMemberActivity } from './memberActivity'
import { useDayText } from './useDayText'
import type { Sender } from './useSender'

interface HouseholdCardProps {
  kind: MessageKind
  source: MessageSource
  household: Household
  status: HouseholdStatus | undefined
  members: MemberNames
  /** In ms. */
  now: number
  sender: Sender
  onEdit: (household: Household) => void
}

/** The household to which a message is sent now, with the message and what to do. */
export function HouseholdCard({ kind, source, household, status, members, now, sender, onEdit }: HouseholdCardProps) {
  const isUnsent = useIsUnsent(household.id)
  const lacksLink = source.list.isStored === true || isUnsent
  const text = useMemo(
    () => buildMessage(source, getTemplateKind(source, kind, household), household),
    [source, kind, household],
  )
  const { latest, isAnsweredByOther } = sender
  const { selfId } = members
  const activity = findMemberActivity({ status, latest, isNew: isAnsweredByOther, selfId, now })
  // A message that another member has just sent is in the notice.
  const sent = latest?.result === 'sent' && activity?.type !== 'sent' ? latest : undefined
  return (
    <Paper
      component="section"
      sx={{ paddingBlockStart: { xs: 2, sm: 3 }, paddingInline: { xs: 2, sm: 3 } }}
      data-testid="desk-household"
    >
      <Name household={household} takesFocus={sender.isRevisited} />
      <Details household={household} source={source} onEdit={onEdit} />
      <Hints source={source} openedAt={status?.openedAt} sent={sent} members={members} />
      {activity && (
        <Box sx={{ marginBlock: 1.5 }}>
          <ActivityNotice activity={activity} members={members} now={now} />
        </Box>
      )}
      {!lacksLink && (
        <FoldedMessage key={`message ${household.id}`} household={household} text={text} onOpened={sender.ask} />
      )}
      <ActionBar
        key={household.id}
        household={household}
        text={text}
        lacksLink={lacksLink}
        sender={sender}
        offersNext={activity !== undefined && sender.canGoOn}
      />
    </Paper>
  )
}

interface NameProps {
  household: Household
  /** Whether the sender chose the household: it takes the focus when it appears, too. */
  takesFocus: boolean
}

/** Takes the focus when the page goes on to another household, so that the keyboard and screen readers follow. */
function Name({ household, takesFocus }: NameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownId = useRef(takesFocus ? '' : household.id)
  useEffect(() => {
    if (shownId.current !== household.id) heading.current?.focus()
    shownId.current = household.id
  }, [household.id])
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      component="h2"
      variant="h3"
      sx={{ outline: 'none', overflowWrap: 'anywhere' }}
    >
      <bdi>{formatFullName(household)}</bdi>
    </Typography>
  )
}

type DetailsProps = Pick<HouseholdCardProps, 'household' | 'source' | 'onEdit'>

function Details({ household, source, onEdit }: DetailsProps) {
  const halls = useNamedHalls(source.list.events)
  const { seats, side, phone, phoneE164 } = household
  const isGuessed =
    phone !== undefined && getPhoneMark(phone, phoneE164, source.list.wedding.timeZone) === 'phoneGuessed'
  const allowedIn = new Map(seats.map(({ hallId, allowed }) => [hallId, allowed]))
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockStart: 1 }}>
      <Chip size="small" variant="outlined" label={<FormattedMessage {...guestFieldMessages[side]} />} />
      {halls.map(
        ({ id, name }) =>
          allowedIn.has(id) && (
            <Chip
              key={id}
              size="small"
              variant="outlined"
              label={
                <FormattedMessage {...guestRowMessages.seats} values={{ hall: name, seats: allowedIn.get(id)! }} />
              }
            />
          ),
      )}
      {phone !== undefined && (
        <Typography component="span">
          <PhoneNumber phone={phone} phoneE164={phoneE164} />
        </Typography>
      )}
      {isGuessed && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage {...guestFieldMessages.phoneGuessed} />
        </Typography>
      )}
      {phoneE164 === undefined && (
        <>
          <Typography component="span" variant="body2" color="error">
            <FormattedMessage {...(phone === undefined ? deskMessages.noPhone : deskMessages.wrongPhone)} />
          </Typography>
          <Button size="small" onClick={() => onEdit(household)}>
            <FormattedMessage {...deskMessages.editPhone} />
          </Button>
        </>
      )}
    </Stack>
  )
}

interface HintsProps {
  source: MessageSource
  openedAt: string | undefined
  sent: Send | undefined
  members: MemberNames
}

/** What is known of the household since it was invited. */
function Hints({ source, openedAt, sent, members }: HintsProps) {
  const formatDay = useDayText(source.list.wedding.timeZone)
  if (openedAt === undefined && !sent) return null
  return (
    <Typography
      variant="body2"
      sx={{ color: 'secondary.main', display: 'flex', flexWrap: 'wrap', columnGap: 2, marginBlockStart: 1 }}
    >
      {sent && (
        <span>
          {isByOther(sent, members.selfId) ? (
            <FormattedMessage
              {...deskMessages.messageSentByOther}
              values={{
                ...members.getNameValues(sent.sentBy),
                when: formatDay(sent.createdAt),
                bdi: renderBdi,
              }}
            />
          ) : (
            <FormattedMessage {...deskMessages.messageSent} values={{ when: formatDay(sent.createdAt) }} />
          )}
        </span>
      )}
      {openedAt !== undefined && (
        <span>
          <FormattedMessage {...deskMessages.opened} values={{ when: formatDay(openedAt) }} />
        </span>
      )}
    </Typography>
  )
}
