import { withResponses, type StoredResponse } from './database'

/** The form of what is stored. Responses of another form are removed. */
const SCHEMA = 1

/** The most text of all responses of an account, in UTF-16 units: ten times a list of 3,000 households. */
const TOTAL_LIMIT = 10 * 1024 * 1024

export type NewResponse = Pick<StoredResponse, 'endpoint' | 'args' | 'storedAt'> & { cacheKey: string; data: object }

const getKey = (account: string, cacheKey: string): string => `${SCHEMA} ${account} ${cacheKey}`

/** Personal links open the page of a household without an account: their tokens are not stored. */
const withoutTokens = (name: string, value: unknown): unknown => (name === 'linkToken' ? undefined : value)

/** Texts that matter for the limit, in UTF-16 units. */
const LARGE = 100_000

/** Stores responses of an account. @throws when the browser refuses */
export async function writeResponses(account: string, responses: readonly NewResponse[]): Promise<void> {
  const records = responses.map(({ cacheKey, data, ...rest }) => ({
    ...rest,
    account,
    key: getKey(account, cacheKey),
    text: JSON.stringify(data, withoutTokens),
  }))
  await withResponses(async (database) => {
    const transaction = database.transaction('responses', 'readwrite')
    await Promise.all(records.map((record) => transaction.store.put(record)))
    await transaction.done
  })
  if (records.some(({ text }) => text.length > LARGE)) await pruneResponses(account)
}

/** Removes responses of other accounts and of other releases, and the oldest ones above the limit. */
export async function pruneResponses(account: string): Promise<void> {
  await withResponses(async (database) => {
    const transaction = database.transaction('responses', 'readwrite')
    const newestFirst = (await transaction.store.getAll()).toSorted((one, other) => other.storedAt - one.storedAt)
    let total = 0
    for (const { key, text, ...response } of newestFirst) {
      total += text.length
      const isOwn = response.account === account && key.startsWith(getKey(account, ''))
      if (!isOwn || total > TOTAL_LIMIT) await transaction.store.delete(key)
    }
    await transaction.done
  })
}

/** @returns the response that an account last got; undefined where there is none, or the browser stores nothing */
export const readResponse = (account: string, cacheKey: string): Promise<StoredResponse | undefined> =>
  withResponses((database) => database.get('responses', getKey(account, cacheKey))).catch(() => undefined)
