import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLazyComponent } from '@/ui/useLazyComponent'
import type { InvitationContent } from '@/features/invitation/card/content'
import { guestMessages } from '@/i18n/messages/guest'
import styles from './NewsNote.module.css'
import { getDetails } from './seenDetails'
import { useNews } from './useNews'

const loadWords = () => import(/* webpackChunkName: "news-words" */ './NewsWords')

interface Props {
  slug: string
  content: InvitationContent
}

/**
 * Tells a returning guest what the couple has changed. It overlays the page, doors included, without layout shift. Its
 * live region exists from the start, because only later content is announced. The text is loaded on demand; when that
 * fails, the changes count as unseen, and the next visit shows them.
 */
export function NewsNote({ slug, content }: Props) {
  const now = getDetails(content)
  const { news, countAsSeen, dismiss } = useNews(slug, now)
  const { Late: NewsWords, ask } = useLazyComponent(loadWords)

  useEffect(() => {
    if (news) void ask()
  }, [news, ask])

  const shown = news !== null && NewsWords !== null
  return (
    <div className={shown ? styles.note : styles.silent} data-news={shown}>
      <div role="status">{shown && <NewsWords news={news} now={now} onShown={countAsSeen} />}</div>
      {shown && (
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          <FormattedMessage {...guestMessages.gotIt} />
        </button>
      )}
    </div>
  )
}
