import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { getOperator } from '../../../http/auth.ts'
import type { Handlers } from '../../../http/handlerTypes.ts'
import { buildPageBody } from '../../../http/pageRequest.ts'
import { getTimestamp } from '../../../lib/instant.ts'
import { parseLanguage } from '../../../messages/index.ts'
import { listMessages } from '../../contact/messages.ts'
import { findLeadPage } from '../../contact/service.ts'
import { findSubscriberPage } from '../../identity/users.ts'
import { findQueuePage, getEdit, toOwnWire } from '../../providers/edits.ts'
import { listActs, recordAct } from '../acts.ts'
import type { AccountDeps } from '../../account/deps.ts'
import { exportCsv } from '../lists.ts'
import { listQueuedMails, retryMails } from '../mails.ts'
import { answerMessage, updateMessage } from '../messages.ts'
import { getOverview } from '../overview.ts'
import { decideProvider, requireReason } from '../providers.ts'

type QueueOperation =
  | 'getOperatorOverview'
  | 'listProviderQueue'
  | 'decideProvider'
  | 'listContactMessages'
  | 'updateContactMessage'
  | 'answerContactMessage'
  | 'listLeads'
  | 'listSubscribers'
  | 'exportOperatorList'
  | 'listQueuedMails'
  | 'retryMails'
  | 'listOperatorActs'

const getUserId = (request: Pick<FastifyRequest, 'operator'>): string => getOperator(request).userId

const keep = <Item>(item: Item): Item => item

/** Handlers for what waits for operators, and for the log of what they did. */
export function createQueueHandlers(deps: AccountDeps): Handlers<QueueOperation> {
  const { db, clock } = deps

  return {
    getOperatorOverview: () => getOverview(deps),

    listProviderQueue: ({ query }) =>
      buildPageBody(
        query,
        (page) => findQueuePage(db, query?.status, page),
        (row) => toOwnWire(row, getEdit(row)),
      ),

    decideProvider: async (request) => {
      requireReason(request.body)
      const decided = await decideProvider(deps, getOperator(request), request.params.id.toLowerCase(), request.body)
      deps.mailer.scheduleDelivery()
      return decided
    },

    listContactMessages: ({ query }) => buildPageBody(query, (page) => listMessages(db, query?.status, page), keep),

    updateContactMessage: (request) =>
      updateMessage(deps, getUserId(request), request.params.messageId.toLowerCase(), request.body),

    answerContactMessage: (request) => {
      const { id, ...answer } = request.body
      const messageId = request.params.messageId.toLowerCase()
      return answerMessage(deps, getUserId(request), messageId, { ...answer, id: id.toLowerCase() })
    },

    listLeads: ({ query }) =>
      buildPageBody(
        query,
        (page) => findLeadPage(db, page),
        ({ id, email, phone, created_at: createdAt }) => ({ id, email, phone, createdAt }),
      ),

    listSubscribers: ({ query }) =>
      buildPageBody(
        query,
        (page) => findSubscriberPage(db, page),
        (user) => ({
          email: user.email,
          emailVerified: user.email_verified_at !== null,
          firstName: user.first_name,
          lastName: user.last_name,
          language: parseLanguage(user.language) ?? null,
        }),
      ),

    exportOperatorList: async (request, reply) => {
      const { list } = request.params
      await recordAct(db, getOperator(request), 'list_exported', getTimestamp(clock), list)
      void reply
        .header('Content-Disposition', `attachment; filename="zaffa-${list}.csv"`)
        .type('text/csv; charset=utf-8')
      return reply.send(Readable.from(exportCsv(db, list)))
    },

    listQueuedMails: ({ query }) => buildPageBody(query, (page) => listQueuedMails(db, page), keep),

    retryMails: async (request, reply) => {
      await retryMails(deps, getUserId(request))
      return reply.send()
    },

    listOperatorActs: ({ query }) => buildPageBody(query, (page) => listActs(db, page), keep),
  }
}
