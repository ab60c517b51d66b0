import sharp from 'sharp'
import { createSecretToken, hashSecretToken } from '../../../server/lib/secretTokens.ts'
import { runAccountRound, runFarewellRound, runInvitationRound, runProviderRound, signIn } from './accountRound.ts'
import type { MailedTokens } from './accountRound.ts'
import type { BenchClient } from './calls.ts'
import type { BenchDatabase } from './database.ts'
import { countProviders, isApproved } from './directoryTables.ts'
import { prepareReview, runEnquiryRound, runReviewRound } from './enquiryRound.ts'
import type { ReviewedEnquiry } from './enquiryRound.ts'
import { runActivityRound, runMemberRound, runPlansRound } from './memberRound.ts'
import {
  createOperator,
  endOperatorSession,
  retryMails,
  runConsoleReads,
  runDeletionRound,
  runQueueRound,
  startOperatorSession,
} from './operatorRound.ts'
import type { NewOperator } from './operatorRound.ts'
import { INVITATIONS_PER_ROUND, readPictures, runPublicRound } from './publicRound.ts'
import { getEmail, getRowId } from './rows.ts'
import {
  runExportRound,
  runGuestRound,
  runLinkRound,
  runReplyRound,
  runWeddingRound,
  runWishRound,
} from './weddingRound.ts'

const picture = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#8a5' } })
  .png()
  .toBuffer()

/** A server whose operations are measured, and its database. */
export interface BenchTarget {
  name: string
  client: BenchClient
  database: BenchDatabase
  /** The number of invitations that were filled in. */
  size: number
  /** The even accounts that no round has used yet, in random order: each round deletes two. */
  couples: number[]
  /** The odd invitations that no round has read yet, in random order: the server has not cached them. */
  invitations: number[]
  /** Collects the garbage of the server and of this process, so that no pause falls within the calls that follow. */
  collectGarbage: () => Promise<void>
}

function pickDistinct(count: number, pick: () => number): number[] {
  const picked = new Set<number>()
  while (picked.size < count) picked.add(pick())
  return [...picked]
}

/** @returns random even numbers above `from` up to `size`, each once: the accounts with a guest list */
export const pickCouples = (from: number, size: number, count: number): number[] =>
  pickDistinct(count, () => from + 2 * (1 + Math.floor((Math.random() * (size - from)) / 2)))

/** @returns random odd numbers up to `size`, each once: no round deletes them */
export const pickInvitations = (size: number, count: number): number[] =>
  pickDistinct(count, () => 1 + 2 * Math.floor((Math.random() * size) / 2))

/** @returns the number of a random provider that is approved */
function pickProvider(size: number): number {
  for (;;) {
    const n = 1 + Math.floor(Math.random() * countProviders(size))
    if (isApproved(n)) return n
  }
}

/** Stores the hashes of the tokens that the operator of a mail server would see. */
async function createMailedTokens({ run }: BenchDatabase, n: number): Promise<MailedTokens> {
  const tokens = { verification: createSecretToken(), reset: createSecretToken() }
  const row = (token: string) => `('${hashSecretToken(token)}', '${getRowId('user', n)}', '2099')`
  await run(`insert into email_verifications (token_hash, user_id, expires_at) values ${row(tokens.verification)}`)
  await run(`insert into password_resets (token_hash, user_id, expires_at) values ${row(tokens.reset)}`)
  return tokens
}

/** What a round uses: an account that it deletes, another that the operator deletes, and invitations that it reads. */
interface Round {
  n: number
  other: number
  operator: NewOperator
  reviewed: ReviewedEnquiry
  mailed: MailedTokens
  invitations: number[]
}

/** A server with its next rounds. */
interface RoundTarget extends BenchTarget {
  rounds: Round[]
}

function takeNumbers(numbers: number[], count: number): number[] {
  if (numbers.length < count) throw new Error('The benchmark has used up the rows that it may read or delete')
  return numbers.splice(0, count)
}

/** Prepares the accounts of all rounds at once: the server revalidates its caches after each write of another program. */
export async function prepareRounds(target: BenchTarget, count: number): Promise<RoundTarget> {
  const rounds: Round[] = []
  const others = takeNumbers(target.couples, count)
  for (const [nth, n] of takeNumbers(target.couples, count).entries())
    rounds.push({
      n,
      other: others[nth]!,
      // The account before is not deleted by any round.
      operator: await createOperator(target.database, n - 1),
      reviewed: await prepareReview(target.database, n),
      mailed: await createMailedTokens(target.database, n),
      invitations: takeNumbers(target.invitations, INVITATIONS_PER_ROUND),
    })
  return { ...target, rounds }
}

/** Calls every operation: those about an account for one that is then deleted, the public ones for random rows. */
export async function runRound({ client, size, rounds, collectGarbage }: RoundTarget): Promise<void> {
  const { n, other, operator, reviewed, mailed, invitations } = rounds.pop()!
  await collectGarbage()
  await runPublicRound(client, invitations, () => pickProvider(size))
  const token = await signIn(client, getEmail(n))
  await runAccountRound(client, n, token)
  await runWeddingRound(client, n, token)
  await runGuestRound(client, n, token)
  await runReplyRound(client, n, token)
  await runLinkRound(client, n)
  await runMemberRound(client, n, token)
  await runActivityRound(client, n, token)
  await runPlansRound(client, n, token)
  await runEnquiryRound(client, pickProvider(size), token)
  const session = await startOperatorSession(client, operator)
  const { cookie } = session
  await runReviewRound(client, reviewed, { token, cookie })
  await runQueueRound(client, cookie, token)
  await runDeletionRound(client, other, session)
  await collectGarbage()
  // Reading the console, exporting and drawing take much memory, so they come last.
  await runConsoleReads(client, cookie)
  await runExportRound(client, n, token)
  await collectGarbage()
  await readPictures(client, invitations[0]!)
  await runProviderRound(client, token, picture)
  await runInvitationRound(client, token, picture)
  await runWishRound(client, n, token)
  if (rounds.length === 0) await retryMails(client, cookie)
  await endOperatorSession(client, cookie)
  await collectGarbage()
  await runFarewellRound(client, n, token, mailed)
}

/** Rounds before the recording: caches, connections and the JIT. */
const WARM_UP_ROUNDS = 4

/** Measures both servers round by round in turn, so that other work on the machine slows down both. */
export async function runRounds(small: BenchTarget, large: BenchTarget, rounds: number): Promise<void> {
  const targets = [
    await prepareRounds(small, WARM_UP_ROUNDS + rounds),
    await prepareRounds(large, WARM_UP_ROUNDS + rounds),
  ]
  for (const target of targets) {
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await runRound(target)
    target.client.times.clear()
  }
  for (let round = 0; round < rounds; round += 1) for (const target of targets) await runRound(target)
}
