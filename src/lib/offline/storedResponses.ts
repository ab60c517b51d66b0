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

/** @returns the responses that an account last got, by their keys in the cache; fewer where there are none, or the browser stores nothing */
export const readResponses = (account: string, cacheKeys: readonly string[]): Promise<Map<string, StoredResponse>> =>
  withResponses(async (database) => {
    const { store } = database.transaction('responses')
    const found = await Promise.all(cacheKeys.map((cacheKey) => store.get(getKey(account, cacheKey))))
    return new Map(cacheKeys.flatMap((cacheKey, nth) => (found[nth] ? [[cacheKey, found[nth]] as const] : [])))
  }).catch(() => new Map<string, StoredResponse>())
