import { weddingPath } from '../../../shared/routes.ts'
import type { PushedNotice } from '../../../shared/notices.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import type { ReplyNews } from '../replies/news.ts'
import type { SubscriptionRow } from './repository.ts'

/** @returns a notice as the service worker shows it: numbers, and the title of the wedding only when the device shows it */
export function buildNotice(
  { wedding_id: weddingId, language, shows_title: showsTitle }: SubscriptionRow,
  { title, unreadReplies, pendingRequests }: ReplyNews,
): PushedNotice {
  const texts = getMessages(language as Language).notice
  const lines = [
    ...(unreadReplies > 0 ? [texts.replies(unreadReplies)] : []),
    ...(pendingRequests > 0 ? [texts.requests(pendingRequests)] : []),
  ]
  return {
    title: showsTitle === 1 ? texts.titleOf(title) : texts.title,
    body: lines.join('\n'),
    language: language as Language,
    tag: weddingId,
    path: weddingPath('replies', weddingId),
    count: unreadReplies + pendingRequests,
  }
}
