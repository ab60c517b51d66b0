import { noticeEndpoints, type NoticeSubscription } from '@/api/notices'
import type { Call } from './calls.ts'
import { ownIds, type WeddingIds } from './wedding.ts'
import { buildRequest } from './weddingCalls.ts'

const { endpoints } = noticeEndpoints
const once = { subscribe: false } as const

/** Of a browser with the push service of Mozilla; nothing is sent to it. */
export const subscription: NoticeSubscription = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABnExample',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'ar',
  showsTitle: true,
}

/** Builders of the calls of notices, by operation. */
export const noticeCalls = {
  getNotices: ({ weddingId } = ownIds) => ({
    receiving: 'a request for the notices on this device',
    request: buildRequest('GET', `${weddingId}/notices`),
    run: (store) => store.dispatch(endpoints.getNotices.initiate({ weddingId }, once)),
  }),
  turnOnNotices: ({ weddingId } = ownIds, noticeSubscription = subscription) => ({
    receiving: 'a subscription to notices on this device',
    request: buildRequest('PUT', `${weddingId}/notices`, noticeSubscription),
    run: (store) => store.dispatch(endpoints.turnOnNotices.initiate({ weddingId, noticeSubscription })),
  }),
  turnOffNotices: ({ weddingId } = ownIds) => ({
    receiving: 'the end of notices on this device',
    request: buildRequest('DELETE', `${weddingId}/notices`),
    run: (store) => store.dispatch(endpoints.turnOffNotices.initiate({ weddingId })),
  }),
} as const satisfies Record<string, (ids?: WeddingIds) => Call>
