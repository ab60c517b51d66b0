import { Conflict } from '../errors.ts'

interface Repeated {
  /** Whether it was stored for the same wedding or account. */
  isOwn: boolean
  /** Whether it has the content that was sent. */
  isSame: boolean
  /** What the response shows of it, for those who may see it. */
  current?: () => object | Promise<object>
}

/**
 * What the repeated id of a creation means ("Repeated requests" in openapi/zaffa.v1.yaml): it was sent again, because its response was lost.
 * @returns what is stored under the id, when it is the same
 * @throws Conflict already_exists for other content, or when the id is another wedding's or account's
 */
export async function resolveRepeated<Stored>(stored: Stored, { isOwn, isSame, current }: Repeated): Promise<Stored> {
  if (isOwn && isSame) return stored
  throw new Conflict('already_exists', isOwn ? await current?.() : undefined)
}

/** @param sent columns, without those that the server adds */
export const hasColumns = <Row extends object>(stored: Row, sent: Partial<Row>): boolean =>
  (Object.keys(sent) as (keyof Row)[]).every((key) => stored[key] === sent[key])
