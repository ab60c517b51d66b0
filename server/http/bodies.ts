import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation takes no body; clients that send one all the same (some send an empty chunk) are not refused. */
    withoutBody?: boolean
  }
}

/** An escaped half of a surrogate pair: no letter. Stored, each would become U+FFFD, and two different addresses the same one. */
const HALF_PAIR = /\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F]/

/** JSON alone is parsed (pictures have their own parser); an empty body is no body, whatever its type says. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    // No database can store these, and nobody means to send them.
    if (text.includes('\\u0000') || HALF_PAIR.test(text as string)) return done(new ApiError('malformed_body'))
    return parseJson(request, text as string, done)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, _content, done) =>
    request.routeOptions.config.withoutBody ? done(null, undefined) : done(new ApiError('unsupported_media_type')),
  )
  // Files are answered, never taken, with these types; the glue warns when one has no parser.
  const answered = ['image/webp', 'image/png', 'image/svg+xml', 'text/calendar']
  app.addContentTypeParser(answered, (_request, _payload, done) => done(new ApiError('unsupported_media_type')))
}
