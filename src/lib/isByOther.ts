/**
 * @param selfId the signed-in member; undefined while unknown
 * @returns whether another member has recorded a message
 */
export const isByOther = <S extends { sentBy?: string | undefined }>(
  send: S | undefined,
  selfId: string | undefined,
): send is S & { sentBy: string } => send?.sentBy !== undefined && selfId !== undefined && send.sentBy !== selfId
