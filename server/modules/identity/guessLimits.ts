import { createHmac } from 'node:crypto'
import { getTimestamp } from '../../lib/instant.ts'
import type { AppDeps } from '../../deps.ts'
import { TooManyRequests } from '../../errors.ts'
import { guessLimits } from '../../config/rateLimits.ts'
import { toPhoneKey } from '../../lib/phone.ts'
import { toEmailKey } from '../../../shared/text.ts'
import { addGuessFailures, findGuessFailures } from './repository/guessFailures.ts'

/** The account whose password is compared, and the client that sends it. */
export interface GuessTarget {
  kind: 'account' | 'user'
  /** The account's e-mail address or phone number as sent, or its id. */
  name: string
  /** The client's IP address and, for IPv6, its /48 network. */
  address: string
  network: string | null
}

export interface GuessLimiter {
  /**
   * Runs a password comparison unless too many have failed. Only failures count.
   * @param compare resolves to null for a wrong password
   * @throws TooManyRequests
   */
  attempt: <T>(target: GuessTarget, compare: () => Promise<T | null>) => Promise<T | null>
}

interface Counter {
  bucket: string
  max: number
  seconds: number
}

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config' | 'recordSecurityEvent'>

/** 2^18 counters of each kind: the table is bounded without eviction, so made-up names cannot reset a counter. */
const BUCKET_BITS = 18

/**
 * Counts wrong passwords in the database, for all processes and across restarts. The counters are buckets of a keyed hash, so that a client cannot
 * choose names that share another account's counter, and the table identifies no account.
 */
export function createGuessLimiter({ db, clock, config, recordSecurityEvent }: Deps, key: Buffer): GuessLimiter {
  /** Comparisons in progress per account, so that parallel guesses do not exceed the limit. */
  const pending = new Map<string, number>()

  function createCounter(kind: keyof typeof guessLimits, name: string): Counter {
    const { calls, seconds } = guessLimits[kind]
    const hash = createHmac('sha256', key).update(`${kind} ${name}`).digest().readUInt32BE(0) >>> (32 - BUCKET_BITS)
    return { bucket: `${kind}-${hash}`, max: Math.max(1, Math.round(calls * config.rateLimitScale)), seconds }
  }

  function listCounters({ kind, name, address, network }: GuessTarget): [Counter, ...Counter[]] {
    const account = createCounter(kind, kind === 'user' ? name : (toPhoneKey(name) ?? toEmailKey(name)))
    return [
      account,
      createCounter('address', address),
      ...(network === null ? [] : [createCounter('network', network)]),
    ]
  }

  /** @param ahead the number of comparisons of the same account in progress */
  async function rejectExceeded(counters: [Counter, ...Counter[]], pendingCount: number): Promise<void> {
    const now = clock()
    const buckets = counters.map(({ bucket }) => bucket)
    const rows = await findGuessFailures(db, buckets, getTimestamp(clock))
    const exceeded = counters.flatMap(({ bucket, max }, nth) => {
      const row = rows.find((each) => each.bucket === bucket)
      const failures = (row?.failures ?? 0) + (nth === 0 ? pendingCount : 0)
      return failures < max ? [] : [row ? Math.ceil((Date.parse(row.resets_at) - now) / 1000) : 1]
    })
    if (exceeded.length === 0) return
    recordSecurityEvent('password_guesses_refused')
    throw new TooManyRequests(Math.max(1, ...exceeded))
  }

  async function recordFailure(counters: Counter[]): Promise<void> {
    // Same order in all calls: prevents deadlocks.
    const rows = counters
      .map(({ bucket, seconds }) => ({ bucket, failures: 1, resets_at: getTimestamp(clock, seconds) }))
      .toSorted((a, b) => a.bucket.localeCompare(b.bucket))
    await addGuessFailures(db, rows, getTimestamp(clock))
  }

  return {
    attempt: async (target, compare) => {
      const counters = listCounters(target)
      const [{ bucket }] = counters
      const pendingCount = pending.get(bucket) ?? 0
      pending.set(bucket, pendingCount + 1)
      try {
        await rejectExceeded(counters, pendingCount)
        const result = await compare()
        if (result === null) await recordFailure(counters)
        return result
      } finally {
        const left = (pending.get(bucket) ?? 1) - 1
        if (left > 0) pending.set(bucket, left)
        else pending.delete(bucket)
      }
    },
  }
}
