import { readStoredObject, writeStored } from '@/config/browserStorage'
import type { ReplyDraft } from '@shared/guestPage'
import { guestStorageKeys } from '@shared/guestStorageKeys'
import { takeFormerReply } from './formerReply'

const read = (): Record<string, unknown> => readStoredObject('localStorage', guestStorageKeys.pendingReplies) ?? {}

/**
 * @param path of a personal link: one phone may open those of several families
 * @returns the fields of the reply that this browser has not sent yet
 */
export function readPendingReply(path: string): ReplyDraft | undefined {
  const former = takeFormerReply(path)
  if (former) storePendingReply(path, former)
  return read()[path] as ReplyDraft | undefined
}

/** Keeps the fields of a reply until it is sent; undefined removes them. */
export function storePendingReply(path: string, fields: ReplyDraft | undefined): void {
  const { [path]: _before, ...others } = read()
  const replies = fields ? { ...others, [path]: fields } : others
  const isEmpty = Object.keys(replies).length === 0
  writeStored('localStorage', guestStorageKeys.pendingReplies, isEmpty ? null : JSON.stringify(replies))
}
