import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX, MESSAGE_MAX_CHARACTERS } from '../../../shared/limits.ts'
import { REQUEST_ANCHORS } from '../../../shared/guestPage.ts'
import type { ReplyDraft, ReplyProblem } from '../../../shared/guestPage.ts'
import { PERSONAL_LINK_ROUTE, invitationPath, invitationPathIn, paths, personalPath } from '../../../shared/routes.ts'
import { getAddressLanguage, getToken } from '../personal-page/personalPages.ts'
import type { PersonalPage, PersonalPages } from '../personal-page/personalPages.ts'
import { normalizeLineBreaks, parseReplyForm } from './replyForm.ts'

/**
 * Registers the forms of guest pages for browsers without scripts. Each form calls the operation of the API that the scripts call, so that
 * its validation and its rate limits are the same.
 */
export async function registerGuestForms(app: FastifyInstance, pages: PersonalPages): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error({ err: error }, 'a form of a guest page failed')
      return pages.sendNotice(request, reply.code(status), 'failed')
    })
    scope.post(PERSONAL_LINK_ROUTE, async (request, reply) => {
      const page = await pages.load(getToken(request))
      if (!page) return pages.sendNotice(request, reply.code(404), 'linkNotFound')
      return getFields(request)['answer'] === 'remove'
        ? removeData(scope, pages, request, reply)
        : storeReply(scope, pages, page, request, reply)
    })
    scope.post(paths.publicInvitation, async (request, reply) => storeRequest(scope, request, reply))
  })
}

const getFields = ({ body }: FastifyRequest): ReplyDraft => (body ?? {}) as ReplyDraft

/** Calls an operation for the client of the form. */
const callApi = (app: FastifyInstance, request: FastifyRequest, path: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `${API_PREFIX}/${path}`,
    remoteAddress: request.ip,
    ...(payload ? { payload } : {}),
  })

/** Redirects to the page, which shows the stored reply; shows the form again when the reply is refused. */
async function storeReply(
  app: FastifyInstance,
  pages: PersonalPages,
  page: PersonalPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const token = getToken(request)
  const draft = getFields(request)
  const body = parseReplyForm(draft, page.personal)
  const { statusCode } = await callApi(app, request, `links/${encodeURIComponent(token)}/replies`, body)
  if (statusCode === 201) {
    const language = getAddressLanguage(request) ?? page.personal.household.language
    return reply.redirect(`${personalPath(token)}?lang=${language}#reply`, 303)
  }
  if (statusCode !== 400 && statusCode !== 409) return pages.sendNotice(request, reply.code(statusCode), 'failed')
  // As it is now: replies may have ended, or the seats changed, since the form was loaded.
  const current = await pages.load(token)
  if (!current) return pages.sendNotice(request, reply.code(404), 'linkNotFound')
  return pages.sendPage(request, reply.code(statusCode), current, { draft, problem: getProblem(statusCode, body) })
}

function getProblem(status: number, { message = '' }: { message?: string }): ReplyProblem {
  if (status === 409) return 'late'
  return message.length > MESSAGE_MAX_CHARACTERS ? 'message' : 'seats'
}

async function removeData(
  app: FastifyInstance,
  pages: PersonalPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { statusCode } = await callApi(app, request, `links/${encodeURIComponent(getToken(request))}/removal`)
  if (statusCode === 204) return pages.sendNotice(request, reply, 'removed')
  return pages.sendNotice(request, reply.code(statusCode), statusCode === 404 ? 'linkNotFound' : 'failed')
}

/** Redirects to the page, which is cached for all guests: the anchor selects the text that it shows. */
async function storeRequest(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { slug = '' } = request.query as { slug?: string }
  const { name, phone, count, message, website } = getFields(request)
  const text = normalizeLineBreaks(message)
  const { statusCode } = await callApi(app, request, `invitations/slug/${encodeURIComponent(slug)}/requests`, {
    name,
    phone,
    count: Number(count),
    ...(text === '' ? {} : { message: text }),
    website,
  })
  const anchor = statusCode === 200 ? REQUEST_ANCHORS.stored : REQUEST_ANCHORS.failed
  const language = getAddressLanguage(request)
  const address = language === undefined ? invitationPath(slug) : invitationPathIn(slug, language)
  return reply.redirect(`${address}#${anchor}`, 303)
}
