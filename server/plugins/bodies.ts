import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation takes no body; clients that send one all the same (some send an empty chunk) are not refused. */
    withoutBody?: boolean
  }
}

/** JSON alone is parsed (pictures have their own parser); an empty body is no body, whatever its type says. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    // PostgreSQL cannot store U+0000, and nobody means to send it.
    if (text.includes('\\u0000')) return done(new ApiError('malformed_body'))
    return parseJson(request, text as string, done)
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, _content, done) =>
    request.routeOptions.config.withoutBody ? done(null, undefined) : done(new ApiError('unsupported_media_type')),
  )
  // Pictures are answered, never taken, with this type; the glue warns when it has no parser.
  app.addContentTypeParser('image/webp', (_request, _payload, done) => done(new ApiError('unsupported_media_type')))
}
