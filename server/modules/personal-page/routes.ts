import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PERSONAL_LINK_ROUTE, personalLinkPath } from '../../../shared/routes.ts'
import { ApiError, STATUS_CODES } from '../../errors.ts'
import type { OperationLimits } from '../../http/rateLimit.ts'
import { sendReply } from '../links/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { getAddressLanguage, getToken } from './personalPages.ts'
import type { PersonalPage, PersonalPages } from './personalPages.ts'
import { parseReplyForm } from './replyForm.ts'

/** Registers the page of personal links, which changes nothing. */
export function registerPersonalPage(app: FastifyInstance, pages: PersonalPages): void {
  app.get(PERSONAL_LINK_ROUTE, async (request, reply) => {
    const page = await pages.load(getToken(request)).catch((error: unknown) => {
      app.log.error({ err: error }, 'a personal page could not be loaded')
      return null
    })
    if (page === null) return pages.sendNotice(request, reply.code(503).header('Retry-After', '5'), 'failed')
    if (page === undefined) return pages.sendNotice(request, reply.code(404), 'linkNotFound')
    return pages.sendPage(request, reply, page)
  })
}

/** Registers the form of personal pages for browsers without scripts; the limits are those of `sendReply`. */
export async function registerPersonalForm(
  app: FastifyInstance,
  deps: WeddingDeps,
  pages: PersonalPages,
  limits: OperationLimits,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    )
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error({ err: error }, 'a form of a personal page failed')
      return pages.sendNotice(request, reply.code(status), 'failed')
    })
    scope.post(PERSONAL_LINK_ROUTE, limits, async (request, reply) => {
      const page = await pages.load(getToken(request))
      if (!page) return pages.sendNotice(request, reply.code(404), 'linkNotFound')
      return storeForm(deps, pages, page, request, reply)
    })
  })
}

/** Stores the reply and redirects to the page; shows the form again when the reply is refused. */
async function storeForm(
  deps: WeddingDeps,
  pages: PersonalPages,
  page: PersonalPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const draft = (request.body ?? {}) as Record<string, string>
  const parsed = parseReplyForm(draft, page.personal)
  if ('problem' in parsed) return pages.sendPage(request, reply.code(400), page, { draft, problem: parsed.problem })
  try {
    await sendReply(deps, getToken(request), parsed.reply)
  } catch (error) {
    if (!(error instanceof ApiError) || !(error.code === 'validation_failed' || error.code === 'too_late')) throw error
    const current = await pages.load(getToken(request))
    if (!current) return pages.sendNotice(request, reply.code(404), 'linkNotFound')
    const problem = error.code === 'too_late' ? 'late' : 'seats'
    return pages.sendPage(request, reply.code(STATUS_CODES[error.code]), current, { draft, problem })
  }
  const language = getAddressLanguage(request) ?? page.personal.household.language
  return reply.redirect(`${personalLinkPath(getToken(request))}?lang=${language}#reply`, 303)
}
