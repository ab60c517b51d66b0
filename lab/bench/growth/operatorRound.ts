import { randomUUID } from 'node:crypto'
import { createSecretToken, hashSecretToken } from '../../../server/lib/secretTokens.ts'
import { createApp } from '../../../tests/e2e/support/operator.ts'
import { PASSWORD } from './accountRound.ts'
import type { BenchClient } from './calls.ts'
import type { BenchDatabase } from './database.ts'
import { getEmail, getRowId } from './rows.ts'

const READS = 3

/** An account with the role, whose second factor is not set up yet. */
export interface NewOperator {
  email: string
  setupToken: string
}

/** An operator's session in the console. */
export interface OperatorSession {
  cookie: string
  /** Each works once instead of a code of the app. */
  recoveryCodes: string[]
}

interface Versioned {
  id: string
  version: number
}

/** Gives the n-th account the role, as the command `operators add` does. */
export async function createOperator({ run }: BenchDatabase, n: number): Promise<NewOperator> {
  const setupToken = createSecretToken()
  await run(`insert into operators (user_id, created_at, setup_hash, setup_expires_at)
    values ('${getRowId('user', n)}', '2026', '${hashSecretToken(setupToken)}', '2099')`)
  return { email: getEmail(n), setupToken }
}

/**
 * Sets up the second factor of an operator and signs in. A code works once in its period of 30 s. So that no round waits, each has an operator of
 * its own, who confirms with the code of this period, signs in with that of the next one, and has recovery codes for what follows.
 */
export async function startOperatorSession(
  { call, getCookie }: BenchClient,
  { email, setupToken }: NewOperator,
): Promise<OperatorSession> {
  const body = { token: setupToken }
  const { secret } = await call<{ secret: string }>('startOperatorSetup', 'POST', 'operator/setup', { body })
  const app = createApp(secret)
  const { recoveryCodes } = await call<Pick<OperatorSession, 'recoveryCodes'>>(
    'confirmOperatorSetup',
    'POST',
    'operator/setup/confirmation',
    { body: { ...body, code: app.getCode() } },
  )
  const credentials = { email, password: PASSWORD, code: app.getNextCode() }
  await call('signInOperator', 'POST', 'operator/session', { body: credentials })
  return { cookie: getCookie(), recoveryCodes }
}

/** Reads what the console shows, and exports the shortest list. */
export async function runConsoleReads({ call }: BenchClient, cookie: string): Promise<void> {
  const read = (name: string, path: string) => call(name, 'GET', `operator/${path}`, { cookie })
  for (let nth = 0; nth < READS; nth += 1) {
    await read('getOperatorSession', 'session')
    await read('getOperatorOverview', 'overview')
    await read('listProviderQueue', 'providers?status=pending')
    await read('listReviewQueue (waiting)', 'reviews?queue=waiting')
    await read('listReviewQueue (disputed)', 'reviews?queue=disputed')
    await read('listContactMessages (all)', 'messages')
    await read('listLeads', 'leads')
    await read('listSubscribers', 'subscribers')
    await read('listDeepLinks', 'deep-links')
    await read('listReferralCounts', 'referrals')
    await read('listQueuedMails', 'mails')
    await read('listAuditEntries', 'audit-log')
  }
  await read('listReviewQueue (decided)', 'reviews?queue=decided')
  await read('exportOperatorList (leads)', 'exports/leads.csv')
}

/** Answers the newest open message, which is of this round. */
async function answerMessage({ call }: BenchClient, cookie: string): Promise<void> {
  const list = async () =>
    call<{ items: Versioned[] }>('listContactMessages (open)', 'GET', 'operator/messages?status=open', { cookie })
  for (let nth = 1; nth < READS; nth += 1) await list()
  const { id, version } = (await list()).items[0]!
  const path = `operator/messages/${id}`
  const update = { status: 'open', assignee: 'me', version }
  await call('updateContactMessage', 'PUT', path, { cookie, body: update })
  const answer = { id: randomUUID(), language: 'ar', text: 'نفتح الساعة العاشرة.' }
  await call('answerContactMessage', 'POST', `${path}/answers`, { cookie, body: answer })
}

/** Approves a provider that an account registers and deletes. @param token of the account */
async function approveProvider({ call }: BenchClient, cookie: string, token: string): Promise<void> {
  const provider = {
    fullName: 'Hany Samir',
    contactNumber: '01012345678',
    emailAddress: 'hany@example.com',
    address: 'Zamalek, Cairo',
    serviceClasses: ['photographer'],
  }
  const { id } = await call<Pick<Versioned, 'id'>>('registerProvider', 'POST', 'services/providers/registration', {
    token,
    body: provider,
  })
  const body = { decision: 'approve', version: 1 }
  await call('decideProvider', 'POST', `operator/providers/${id}/decision`, { cookie, body })
  await call('deleteProvider', 'DELETE', `providers/${id}`, { token })
}

/** Calls the operations that change what the console shows. @param token of an account that owns no provider */
export async function runQueueRound(client: BenchClient, cookie: string, token: string): Promise<void> {
  const { call } = client
  await answerMessage(client, cookie)
  await approveProvider(client, cookie, token)
  const shortCode = randomUUID()
  const body = { shortCode, target: 'zaffa://providers' }
  await call('createDeepLink', 'POST', 'operator/deep-links', { cookie, body })
  await call('endDeepLink', 'DELETE', `operator/deep-links/${shortCode}`, { cookie })
}

/** Finds the n-th account, ends its sessions and deletes it. */
export async function runDeletionRound(
  { call }: BenchClient,
  n: number,
  { cookie, recoveryCodes }: OperatorSession,
): Promise<void> {
  const email = getEmail(n)
  const path = `operator/accounts/${getRowId('user', n)}`
  for (let nth = 0; nth < READS; nth += 1)
    await call('findAccount', 'POST', 'operator/accounts/search', { cookie, body: { email } })
  await call('endAccountSessions', 'DELETE', `${path}/sessions`, { cookie })
  const body = { email, code: recoveryCodes[0] }
  await call('deleteAccountOfOwner', 'POST', `${path}/deletion`, { cookie, body })
}

/** Delivers the mails that failed, so that the queue is empty afterwards: for the last round. */
export async function retryMails({ call }: BenchClient, cookie: string): Promise<void> {
  await call('retryMails', 'POST', 'operator/mails/retry', { cookie })
}

/** Ends the session of an operator. */
export async function endOperatorSession({ call }: BenchClient, cookie: string): Promise<void> {
  await call('signOutOperator', 'DELETE', 'operator/session', { cookie })
}
