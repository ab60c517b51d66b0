/** The ids of a wedding and of what belongs to it, by the name of the parameter. */
export type WeddingIds = Record<
  | 'weddingId'
  | 'eventId'
  | 'hallId'
  | 'householdId'
  | 'importId'
  | 'replyId'
  | 'sendId'
  | 'requestId'
  | 'memberId'
  | 'number'
  | 'inviteId',
  string
>

/** @returns the address of an operation, for calls of a test server. @param path as the OpenAPI document has it */
export const toAddress = (path: string, ids: WeddingIds): string =>
  path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof WeddingIds])
