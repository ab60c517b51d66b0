import Button from '@mui/material/Button'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ReplyRequest } from '@/api/weddings'
import { requestMessages } from '@/i18n/messages/replies'
import { PhoneNumber } from '@/lib/phone/PhoneNumber'
import { PhoneText } from '@/lib/phone/PhoneText'
import styles from '../replies.module.css'
import type { ReplyTexts } from '../useReplyTexts'

interface RequestRowProps {
  request: ReplyRequest
  texts: ReplyTexts
  onAccept: () => void
  onDecline: () => void
  onTakeBack: () => void
}

/** A request: who asks for how many seats, and the decision. */
export function RequestRow({ request, texts, onAccept, onDecline, onTakeBack }: RequestRowProps) {
  const intl = useIntl()
  const { name, phone, phoneE164, count, message, state, decidedBy, createdAt } = request
  const label = (text: (typeof requestMessages)['acceptNamed']) => intl.formatMessage(text, { name })
  return (
    <li className={styles.row} data-testid="request">
      <div className={styles.heading}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          <FormattedMessage {...requestMessages.count} values={{ count }} />
        </span>
      </div>
      <time className={styles.time} dateTime={createdAt}>
        {texts.formatTime(createdAt)}
      </time>
      <div className={styles.details}>
        <PhoneNumber phone={phone} phoneE164={phoneE164} />
      </div>
      {message !== undefined && (
        <p className={styles.message} dir="auto">
          <PhoneText text={message} />
        </p>
      )}
      <div className={`${styles.details} ${styles.actions}`}>
        {state === 'pending' ? (
          <>
            <Button variant="contained" size="small" aria-label={label(requestMessages.acceptNamed)} onClick={onAccept}>
              <FormattedMessage {...requestMessages.accept} />
            </Button>
            <Button size="small" aria-label={label(requestMessages.declineNamed)} onClick={onDecline}>
              <FormattedMessage {...requestMessages.decline} />
            </Button>
          </>
        ) : (
          <>
            <span>
              <FormattedMessage {...(state === 'accepted' ? requestMessages.isAccepted : requestMessages.isRejected)} />
              {decidedBy !== undefined && (
                <>
                  {' · '}
                  <bdi>{decidedBy}</bdi>
                </>
              )}
            </span>
            <Button size="small" aria-label={label(requestMessages.takeBackNamed)} onClick={onTakeBack}>
              <FormattedMessage {...requestMessages.takeBack} />
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
