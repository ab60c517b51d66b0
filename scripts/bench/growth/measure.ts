import sharp from 'sharp'
import { createSecretToken, hashSecretToken } from '../../../server/lib/secretTokens.ts'
import { runAccountRound, runFarewellRound, runInvitationRound, signIn } from './accountRound.ts'
import type { MailedTokens } from './accountRound.ts'
import type { BenchClient } from './calls.ts'
import type { BenchDatabase } from './database.ts'
import { countProviders, isApproved } from './directoryTables.ts'
import { readPictures, runPublicRound } from './publicRound.ts'
import type { RowPicker } from './publicRound.ts'
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
  /** The accounts that a round has not used yet, in random order: each round deletes one. */
  couples: number[]
  /** Collects the garbage of the server and of this process, so that no pause falls within the calls that follow. */
  collectGarbage: () => Promise<void>
}

/** @returns random even numbers above `from` up to `size`, each once: the accounts with a guest list */
export function pickCouples(from: number, size: number, count: number): number[] {
  const picked = new Set<number>()
  while (picked.size < count) picked.add(from + 2 * (1 + Math.floor((Math.random() * (size - from)) / 2)))
  return [...picked]
}

/** Rounds use even accounts, so odd invitations stay. */
const createPicker = (size: number): RowPicker => ({
  pickInvitation: () => 1 + 2 * Math.floor((Math.random() * size) / 2),
  pickProvider: () => {
    for (;;) {
      const n = 1 + Math.floor(Math.random() * countProviders(size))
      if (isApproved(n)) return n
    }
  },
})

/** Stores the hashes of the tokens that the operator of a mail server would see. */
async function createMailedTokens({ run }: BenchDatabase, n: number): Promise<MailedTokens> {
  const tokens = { verification: createSecretToken(), reset: createSecretToken() }
  const row = (token: string) => `('${hashSecretToken(token)}', '${getRowId('user', n)}', '2099')`
  await run(`insert into email_verifications (token_hash, user_id, expires_at) values ${row(tokens.verification)}`)
  await run(`insert into password_resets (token_hash, user_id, expires_at) values ${row(tokens.reset)}`)
  return tokens
}

/** A server with the accounts of its next rounds. */
interface RoundTarget extends BenchTarget {
  rounds: { n: number; mailed: MailedTokens }[]
}

/** Prepares the accounts of all rounds at once: the server revalidates its caches after each write of another program. */
export async function prepareRounds(target: BenchTarget, count: number): Promise<RoundTarget> {
  const couples = target.couples.splice(0, count)
  if (couples.length < count) throw new Error(`The benchmark has used up the accounts of ${target.size} invitations`)
  const rounds = []
  for (const n of couples) rounds.push({ n, mailed: await createMailedTokens(target.database, n) })
  return { ...target, rounds }
}

/** Calls every operation: those about an account for one that is then deleted, the public ones for random rows. */
export async function runRound({ client, size, rounds, collectGarbage }: RoundTarget): Promise<void> {
  const { n, mailed } = rounds.pop()!
  const picker = createPicker(size)
  await collectGarbage()
  await runPublicRound(client, picker)
  const token = await signIn(client, getEmail(n))
  await runAccountRound(client, n, token)
  await runWeddingRound(client, n, token)
  await runGuestRound(client, n, token)
  await collectGarbage()
  await runReplyRound(client, n, token)
  await runLinkRound(client, n)
  // Exporting and drawing take much memory, so they come last.
  await runExportRound(client, n, token)
  await collectGarbage()
  await readPictures(client, picker)
  await runInvitationRound(client, token, picture)
  await runWishRound(client, n, token)
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
