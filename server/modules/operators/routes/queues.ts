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
import { listQueue } from '../../providers/edits.ts'
import { listReviewQueue } from '../../providers/reviews/service.ts'
import { listAuditEntries, recordAuditEntry } from '../auditLog.ts'
import type { AccountDeps } from '../../account/deps.ts'
import { exportCsv } from '../lists.ts'
import { listQueuedMails, retryMails } from '../mails.ts'
import { answerMessage, updateMessage } from '../messages.ts'
import { getOverview } from '../overview.ts'
import { decideProvider, requireReason } from '../providers.ts'
import { decideReview } from '../reviews.ts'

type QueueOperation =
  | 'getOperatorOverview'
  | 'listProviderQueue'
  | 'decideProvider'
  | 'listReviewQueue'
  | 'decideReview'
  | 'listContactMessages'
  | 'updateContactMessage'
  | 'answerContactMessage'
  | 'listLeads'
  | 'listSubscribers'
  | 'exportOperatorList'
  | 'listQueuedMails'
  | 'retryMails'
  | 'listAuditEntries'

const getUserId = (request: Pick<FastifyRequest, 'operator'>): string => getOperator(request).userId

/** Handlers for what waits for operators, and for the log of what they did. */
export function createQueueHandlers(deps: AccountDeps): Handlers<QueueOperation> {
  const { db, clock } = deps

  return {
    getOperatorOverview: () => getOverview(deps),

    listProviderQueue: ({ query }) => buildPageBody(query, (page) => listQueue(db, query?.status, page)),

    decideProvider: async (request) => {
      requireReason(request.body)
      const decided = await decideProvider(deps, getOperator(request), request.params.id.toLowerCase(), request.body)
      deps.mailer.scheduleDelivery()
      return decided
    },

    listReviewQueue: ({ query }) => buildPageBody(query, (page) => listReviewQueue(db, query?.queue, page)),

    decideReview: (request) =>
      decideReview(deps, getUserId(request), request.params.reviewId.toLowerCase(), request.body),

    listContactMessages: ({ query }) => buildPageBody(query, (page) => listMessages(db, query?.status, page)),

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
      await recordAuditEntry(db, getOperator(request), 'list_exported', getTimestamp(clock), list)
      void reply
        .header('Content-Disposition', `attachment; filename="zaffa-${list}.csv"`)
        .type('text/csv; charset=utf-8')
      return reply.send(Readable.from(exportCsv(db, list)))
    },

    listQueuedMails: ({ query }) => buildPageBody(query, (page) => listQueuedMails(db, page)),

    retryMails: async (request, reply) => {
      await retryMails(deps, getUserId(request))
      return reply.send()
    },

    listAuditEntries: ({ query }) => buildPageBody(query, (page) => listAuditEntries(db, page)),
  }
}
