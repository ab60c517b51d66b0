import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation has no body; one that is sent (some clients send an empty chunk) is ignored. */
    withoutBody?: boolean
  }
}

/** PostgreSQL cannot store U+0000. A lone surrogate would become U+FFFD when it is stored, and different addresses would become equal. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text)

/** @returns whether all names and texts of a parsed body can be stored. Without recursion, because a body may be nested deeply. */
function hasStorableTexts(body: unknown): boolean {
  const rest = [body]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string' && !isStorable(value)) return false
    if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value) as [string, unknown][]) rest.push(name, part)
  }
  return true
}

/** Parses JSON only (pictures have their own parser); an empty body counts as none, whatever its media type. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    return parseJson(request, text as string, (error, body) => {
      // Only escape sequences bring such characters into a text that was decoded from UTF-8.
      if (!error && text.includes('\\u') && !hasStorableTexts(body)) return done(new ApiError('malformed_body'))
      return done(error, body)
    })
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, _content, done) =>
    request.routeOptions.config.withoutBody ? done(null, undefined) : done(new ApiError('unsupported_media_type')),
  )
}
