import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation has no body; one that is sent (some clients send an empty chunk) is ignored. */
    withoutBody?: boolean
  }
}

/** An escaped lone surrogate. Stored, each would become U+FFFD, and different addresses would become equal. */
const LONE_SURROGATE =
  /\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F]/

/** Parses JSON only (pictures have their own parser); an empty body counts as none, whatever its media type. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    // PostgreSQL cannot store these.
    if (text.includes('\\u0000') || LONE_SURROGATE.test(text as string)) return done(new ApiError('malformed_body'))
    return parseJson(request, text as string, done)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, _content, done) =>
    request.routeOptions.config.withoutBody ? done(null, undefined) : done(new ApiError('unsupported_media_type')),
  )
  // Media types of responses only; fastify-openapi-glue warns when one has no parser.
  const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  const responseTypes = ['image/webp', 'image/png', 'image/svg+xml', 'text/calendar', 'text/csv', XLSX]
  app.addContentTypeParser(responseTypes, (_request, _payload, done) => done(new ApiError('unsupported_media_type')))
}
