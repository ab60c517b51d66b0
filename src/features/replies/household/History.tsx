import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useErrorText } from '@/api'
import {
  useGetHouseholdHistoryQuery,
  type Household,
  type HouseholdStatus,
  type Reply,
  type Send,
} from '@/api/weddings'
import { householdReplyMessages } from '@/i18n/messages/replies'
import { answerMessages } from '@/i18n/messages/weddings'
import { renderBdi } from '@/i18n/renderBdi'
import { useEventTexts } from '@/lib/useEventTexts'
import { isByOther } from '@/lib/isByOther'
import { useMemberNames, type MemberNames } from '@/lib/useMemberNames'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { PhoneText } from '@/lib/phone/PhoneText'
import { ReplySource } from '../AnswerLine'
import { PagedList } from '../PagedList'
import styles from '../replies.module.css'
import type { ReplyTexts } from '../useReplyTexts'
import { WishSwitch } from '../wishes/WishSwitch'
import { listHistory, type HistoryEntry } from './listHistory'

interface HistoryProps {
  weddingId: string
  household: Household
  status: HouseholdStatus | undefined
  texts: ReplyTexts
  /** Undefined for members who read. */
  onRestore: ((reply: Reply) => void) | undefined
}

/** What happened with a household besides the reply that counts, newest first: replies that were replaced or undone, messages, views. */
export function History({ weddingId, household, status, texts, onRestore }: HistoryProps) {
  const intl = useIntl()
  const errorText = useErrorText()
  const history = useGetHouseholdHistoryQuery(
    { weddingId, householdId: household.id },
    { refetchOnMountOrArgChange: true },
  )
  useRefetchOnChange(status?.revision, history.refetch)
  const isSentByMembers = history.data?.sends.some(({ sentBy }) => sentBy !== undefined) ?? false
  const members = useMemberNames(weddingId, { skip: !isSentByMembers })
  if (!history.data)
    return history.error && !history.isFetching ? (
      <FailureNotice text={errorText(history.error)} onRetry={() => void history.refetch()} />
    ) : (
      <Skeleton variant="rounded" height={80} aria-busy="true" />
    )
  const entries = listHistory(history.data, status?.reply?.id)
  if (entries.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...householdReplyMessages.historyEmpty} />
      </Typography>
    )
  return (
    <PagedList
      name={household.id}
      label={intl.formatMessage(householdReplyMessages.history)}
      className={styles.history}
      items={entries}
    >
      {(entry) =>
        entry.type === 'reply' ? (
          <ReplyItem
            key={entry.reply.id}
            weddingId={weddingId}
            household={household}
            reply={entry.reply}
            texts={texts}
            onRestore={onRestore}
          />
        ) : (
          <OtherItem key={entry.key} entry={entry} texts={texts} members={members} />
        )
      }
    </PagedList>
  )
}

/** Fetches the history again when the poll of the statuses finds a change of the household. */
function useRefetchOnChange(revision: number | undefined, refetch: () => unknown): void {
  const known = useRef(revision)
  useEffect(() => {
    if (known.current === revision) return
    known.current = revision
    void refetch()
  }, [revision, refetch])
}

interface ReplyItemProps extends Omit<HistoryProps, 'status'> {
  reply: Reply
}

/** A reply that counts no longer. */
function ReplyItem({ weddingId, household, reply, texts, onRestore }: ReplyItemProps) {
  const isSetAside = reply.setAsideAt !== undefined
  const isUndone = reply.undoneAt !== undefined && !isSetAside
  const seats = texts.formatSeats(reply)
  return (
    <li className={styles.historyItem}>
      <div>
        <s className={styles.replaced}>
          <FormattedMessage {...(seats.length > 0 ? answerMessages.coming : answerMessages.notComing)} />
          {seats.map((text) => (
            <bdi key={text} className={styles.part}>
              {text}
            </bdi>
          ))}
        </s>
        <div className={styles.details}>
          <span>
            <FormattedMessage
              {...householdReplyMessages[isSetAside ? 'isSetAside' : isUndone ? 'isUndone' : 'isReplaced']}
            />
          </span>
          <ReplySource reply={reply} texts={texts} />
        </div>
      </div>
      {isUndone && onRestore && (
        <Button size="small" onClick={() => onRestore(reply)}>
          <FormattedMessage {...householdReplyMessages.countAgain} />
        </Button>
      )}
      {reply.message !== undefined && (
        <p className={styles.message} dir="auto">
          <PhoneText text={reply.message} />
        </p>
      )}
      {reply.publishedAt !== undefined && (
        <div className={styles.details}>
          <WishSwitch weddingId={weddingId} name={household.name} reply={reply} />
        </div>
      )}
    </li>
  )
}

interface OtherItemProps {
  entry: Exclude<HistoryEntry, { type: 'reply' }>
  texts: ReplyTexts
  members: MemberNames
}

function OtherItem({ entry, texts, members }: OtherItemProps) {
  const { formatDate } = useEventTexts()
  if (entry.type === 'view')
    return (
      <li className={styles.historyItem}>
        <span>
          <FormattedMessage
            {...(entry.source === 'card' ? householdReplyMessages.viewByCard : householdReplyMessages.viewByLink)}
          />
        </span>
        <time className={styles.time} dateTime={entry.date}>
          {formatDate(entry.date)}
        </time>
      </li>
    )
  const { send } = entry
  return (
    <li className={styles.historyItem}>
      <span>
        <SendText send={send} members={members} />
      </span>
      <time className={styles.time} dateTime={send.createdAt}>
        {texts.formatTime(send.createdAt)}
      </time>
    </li>
  )
}

/** What was sent, and which other member it was. */
function SendText({ send, members: { selfId, getNameValues } }: { send: Send; members: MemberNames }) {
  const intl = useIntl()
  const kind = intl.formatMessage({ id: householdReplyMessages[send.kind].id })
  const { result } = send
  if (!isByOther(send, selfId)) {
    const text = intl.formatMessage({ id: householdReplyMessages[result].id })
    return <FormattedMessage {...householdReplyMessages.send} values={{ kind, result: text }} />
  }
  const values = { kind, result, ...getNameValues(send.sentBy), bdi: renderBdi }
  return <FormattedMessage {...householdReplyMessages.sendByOther} values={values} />
}
