import { getOperator } from '../../../http/auth.ts'
import { getClient } from '../../../http/clientNetwork.ts'
import type { Handlers } from '../../../http/handlerTypes.ts'
import { buildPageBody } from '../../../http/pageRequest.ts'
import { countReferrals } from '../../identity/users.ts'
import { deleteAccountOfOwner, endAccountSessions, findAccount } from '../accounts.ts'
import type { AccountDeps } from '../../account/deps.ts'
import { createLink, endLink, listLinks } from '../links.ts'

type AccountOperation =
  | 'findAccount'
  | 'endAccountSessions'
  | 'deleteAccountOfOwner'
  | 'listDeepLinks'
  | 'createDeepLink'
  | 'endDeepLink'
  | 'listReferralCounts'

/** Recommendations that the console shows; the command line lists all. */
const MAX_REFERRALS = 500

/** Handlers for accounts, short links and recommendations. */
export const createAccountQueueHandlers = (deps: AccountDeps): Handlers<AccountOperation> => ({
  findAccount: (request) => findAccount(deps, getOperator(request).userId, request.body.email),

  endAccountSessions: async (request, reply) => {
    await endAccountSessions(deps, getOperator(request).userId, request.params.accountId.toLowerCase())
    return reply.send()
  },

  deleteAccountOfOwner: async (request, reply) => {
    const { userId } = getOperator(request)
    const client = getClient(request)
    await deleteAccountOfOwner(deps, { userId, client }, request.params.accountId.toLowerCase(), request.body)
    return reply.send()
  },

  listDeepLinks: ({ query }) =>
    buildPageBody(
      query,
      (page) => listLinks(deps, page),
      (link) => link,
    ),

  createDeepLink: (request) => createLink(deps, getOperator(request), request.body),

  endDeepLink: async (request, reply) => {
    await endLink(deps, getOperator(request), request.params.shortCode)
    return reply.send()
  },

  listReferralCounts: async () => {
    const rows = await countReferrals(deps.db, MAX_REFERRALS)
    return { items: rows.map(({ code, source, accounts }) => ({ code: code!, source, accounts: Number(accounts) })) }
  },
})
