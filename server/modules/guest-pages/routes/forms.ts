import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from '../../../../shared/limits.ts'
import { REQUEST_ANCHORS } from '../../../../shared/guestPage.ts'
import type { ReplyDraft, ReplyProblem } from '../../../../shared/guestPage.ts'
import { isCrossSite } from '../../../http/crossSite.ts'
import { registerScope } from '../../../http/scope.ts'
import type { ErrorCode } from '../../../errors.ts'
import {
  PERSONAL_LINK_ROUTE,
  invitationPath,
  invitationPathIn,
  paths,
  personalPath,
} from '../../../../shared/routes.ts'
import { normalizeLineBreaks, parseCount, parseReplyForm } from '../replyForm.ts'
import type { ReplyBody } from '../replyForm.ts'
import type { OpenPages } from './openPages.ts'
import type { GuestPages } from './pages.ts'
import { getToken } from './personalPages.ts'
import type { PersonalPage, PersonalPages } from './personalPages.ts'
import { getAddressLanguage } from './requestLanguage.ts'

/**
 * Registers the forms of guest pages for browsers without scripts. Each form calls the operation of the API that the scripts call, so that
 * its validation and its rate limits are the same.
 * @param publicUrl the address of the site
 */
export async function registerGuestForms(
  app: FastifyInstance,
  { openPages, personalPages: pages }: GuestPages,
  publicUrl: string,
): Promise<void> {
  await registerScope(app, 'guest forms', async (scope) => {
    // The forms have no other type: a body of another type has no fields.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _text, done) => done(null, {}))
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, parseFields(String(text))),
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
        ? removeData(scope, pages, page.token, request, reply)
        : storeReply(scope, pages, page, request, reply)
    })
    scope.post(paths.publicInvitation, async (request, reply) =>
      // Other sites could fill a wedding's places through their visitors. A personal link is itself the proof.
      isCrossSite(request, new URL(publicUrl).host)
        ? redirectToRequest(request, reply, REQUEST_ANCHORS.failed)
        : storeRequest(scope, openPages, request, reply),
    )
  })
}

/** @returns the fields of a form; one that is given twice is ambiguous and left out */
function parseFields(text: string): ReplyDraft {
  const fields = new Map<string, string>()
  const repeated = new Set<string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) repeated.add(name)
    fields.set(name, value)
  }
  for (const name of repeated) fields.delete(name)
  return Object.fromEntries(fields)
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

type ApiResponse = Awaited<ReturnType<typeof callApi>>

const getErrorCode = (response: ApiResponse): ErrorCode | undefined =>
  response.statusCode < 400 ? undefined : response.json<{ code: ErrorCode }>().code

/** Redirects to the page, which shows the stored reply; shows the form again when the reply is refused. */
async function storeReply(
  app: FastifyInstance,
  pages: PersonalPages,
  page: PersonalPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = page
  const draft = getFields(request)
  const parsed = parseReplyForm(draft, page.personal)
  if ('problem' in parsed) return pages.sendPage(request, reply.code(400), page, { draft, problem: parsed.problem })
  const send = (body: ReplyBody) => callApi(app, request, `links/${encodeURIComponent(token)}/replies`, body)
  const first = await send(parsed.body)
  // The form was sent before with another answer, which the guests have gone back to: this one replaces it.
  const { id: sentId, ...body } = parsed.body
  const response = getErrorCode(first) === 'already_exists' ? await send({ ...body, seenReplyId: sentId }) : first
  const { statusCode } = response
  if (statusCode === 201) {
    const language = getAddressLanguage(request) ?? page.personal.household.language
    return reply.redirect(`${personalPath(token)}?lang=${language}#reply`, 303)
  }
  if (statusCode !== 400 && statusCode !== 409) return pages.sendNotice(request, reply.code(statusCode), 'failed')
  // As it is now: replies may have ended, or the seats or the reply changed, since the form was loaded.
  const current = await pages.load(token)
  if (!current) return pages.sendNotice(request, reply.code(404), 'linkNotFound')
  const problem = PROBLEMS[getErrorCode(response)!] ?? 'seats'
  return pages.sendPage(request, reply.code(statusCode), current, { draft, problem })
}

/** What the page says about the errors of `sendReply`; the numbers are wrong otherwise. */
const PROBLEMS: Partial<Record<ErrorCode, ReplyProblem>> = { too_late: 'late', reply_changed: 'changed' }

async function removeData(
  app: FastifyInstance,
  pages: PersonalPages,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { statusCode } = await callApi(app, request, `links/${encodeURIComponent(token)}/removal`)
  if (statusCode === 204) return pages.sendNotice(request, reply, 'removed')
  return pages.sendNotice(request, reply.code(statusCode), statusCode === 404 ? 'linkNotFound' : 'failed')
}

/**
 * Redirects to the page, which is cached for all guests: the anchor selects the text that it shows. Shows the form again with what was typed
 * when the request is refused.
 */
async function storeRequest(
  app: FastifyInstance,
  openPages: OpenPages,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { slug = '' } = request.query as { slug?: string }
  const typed = getFields(request)
  const { name, phone, count, message, website } = typed
  const text = normalizeLineBreaks(message)
  const { statusCode } = await callApi(app, request, `invitations/slug/${encodeURIComponent(slug)}/requests`, {
    name,
    phone,
    // Refused as a number by the operation when it is none.
    count: parseCount(count) ?? 0,
    ...(text === '' ? {} : { message: text }),
    website,
  })
  if (statusCode === 200) return redirectToRequest(request, reply, REQUEST_ANCHORS.stored)
  const sent = await openPages.sendRefusedRequest(request, reply.code(statusCode), typed)
  return sent ?? redirectToRequest(request, reply, REQUEST_ANCHORS.failed)
}

function redirectToRequest(request: FastifyRequest, reply: FastifyReply, anchor: string): FastifyReply {
  const { slug = '' } = request.query as { slug?: string }
  const language = getAddressLanguage(request)
  const address = language === undefined ? invitationPath(slug) : invitationPathIn(slug, language)
  return reply.redirect(`${address}#${anchor}`, 303)
}
