import { FormattedMessage, FormattedNumber, type TypedMessageDescriptor } from 'react-intl'
import { layoutMessages } from '../i18n/messages/site'
import text from '../ui/text.module.css'

/** Of larger numbers the badge shows that there are more. */
const MAX_SHOWN = 99
const MORE = '+'

interface UnreadCountProps {
  count: number
  /** The number in words; by default of new replies. */
  message?: TypedMessageDescriptor<{ count: number }>
  className: string | undefined
}

/** The number of what the account has not seen yet, in a badge and in words; nothing for none. */
export function UnreadCount({ count, message = layoutMessages.unread, className }: UnreadCountProps) {
  if (count === 0) return null
  return (
    <>
      <span className={className} aria-hidden>
        <FormattedNumber value={Math.min(count, MAX_SHOWN)} />
        {count > MAX_SHOWN && MORE}
      </span>
      <span className={text.hidden}>
        {' '}
        <FormattedMessage {...message} values={{ count }} />
      </span>
    </>
  )
}
