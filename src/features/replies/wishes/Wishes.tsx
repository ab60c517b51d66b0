import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { GuestList, StatusEntities } from '@/api/weddings'
import { repliesPageMessages, wishMessages } from '@/i18n/messages/replies'
import { formatFullName } from '@shared/guests/household'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { PhoneText } from '@/lib/phone/PhoneText'
import { PagedList } from '../PagedList'
import styles from '../replies.module.css'
import type { ReplyTexts } from '../useReplyTexts'
import { listWishes } from './listWishes'
import { WishSwitch } from './WishSwitch'

interface WishesProps {
  list: GuestList
  statuses: StatusEntities
  texts: ReplyTexts
}

/** The messages that guests allow to show, each with its switch. */
export function Wishes({ list: { wedding, households }, statuses: { entities }, texts }: WishesProps) {
  const intl = useIntl()
  const wishes = useMemo(() => listWishes(households, entities), [households, entities])
  if (wishes.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage {...wishMessages.emptyTitle} />}
        text={<FormattedMessage {...wishMessages.emptyText} />}
        action={null}
      />
    )
  return (
    <Stack spacing={2}>
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...(wedding.role === 'owner' ? wishMessages.text : wishMessages.textForReaders)} />
      </Typography>
      <PagedList name="wishes" label={intl.formatMessage(repliesPageMessages.wishes)} items={wishes}>
        {({ household, reply }) => (
          <li key={household.id} className={styles.row}>
            <strong>
              <bdi>{formatFullName(household)}</bdi>
            </strong>
            <time className={styles.time} dateTime={reply.createdAt}>
              {texts.formatTime(reply.createdAt)}
            </time>
            <p className={styles.message} dir="auto">
              <PhoneText text={reply.message ?? ''} />
            </p>
            <div className={styles.details}>
              <WishSwitch weddingId={wedding.id} name={household.name} reply={reply} />
            </div>
          </li>
        )}
      </PagedList>
    </Stack>
  )
}
