import { FormattedMessage, FormattedNumber } from 'react-intl'
import { layoutMessages } from '../i18n/messages/site'
import text from '../ui/text.module.css'

/** The number of replies that the couple has not seen yet, in a badge and in words; nothing for none. */
export function UnreadCount({ count, className }: { count: number; className: string | undefined }) {
  if (count === 0) return null
  return (
    <>
      <span className={className} aria-hidden>
        <FormattedNumber value={count} />
      </span>
      <span className={text.hidden}>
        {' '}
        <FormattedMessage {...layoutMessages.unread} values={{ count }} />
      </span>
    </>
  )
}
