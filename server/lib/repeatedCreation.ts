import { ApiError } from '../errors.ts'

/**
 * Checks that a creation whose id is stored already is the same one, sent again.
 * @param sent the content, without what the server adds
 * @throws ApiError already_exists for other content
 */
export function checkSameContent<Row extends object>(stored: Row, sent: Partial<Row>): void {
  if ((Object.keys(sent) as (keyof Row)[]).some((key) => stored[key] !== sent[key]))
    throw new ApiError('already_exists')
}
