import type { GuestReplyInput } from '@/api'
import { readStoredObject, writeStored } from '@/config/browserStorage'
import type { ReplyDraft } from '@shared/guestPage'
import { toChildrenField, toComingField } from '@shared/guests/personalLink'
import { API_PREFIX } from '@shared/limits'

/** Key of the reply that the release of 25 November 2026 and earlier ones could not send yet, in local storage. */
export const FORMER_KEY = 'zaffa-pending-reply'

/** As earlier releases kept an unsent reply: the body of the operation that stores it. */
interface FormerReply {
  address: string
  reply: GuestReplyInput
}

const toFields = ({ id, seats, message, mayPublish }: GuestReplyInput): ReplyDraft => ({
  answer: seats.length === 0 ? 'none' : 'numbers',
  ...(id === undefined ? {} : { id }),
  ...Object.fromEntries(
    seats.flatMap(({ hallId, coming, children }) => [
      [toComingField(hallId), String(coming)],
      [toChildrenField(hallId), String(children)],
    ]),
  ),
  ...(message === undefined ? {} : { message }),
  ...(mayPublish ? { mayPublish: 'on' } : {}),
})

/** Removes the reply that an earlier release could not send from this page. @returns its fields; undefined for none */
export function takeFormerReply(path: string): ReplyDraft | undefined {
  const former = readStoredObject('localStorage', FORMER_KEY) as Partial<FormerReply> | null
  if (!former?.reply || former.address !== `${API_PREFIX}/links/${path.split('/')[2]}/replies`) return undefined
  writeStored('localStorage', FORMER_KEY, null)
  return toFields(former.reply)
}
