import { join } from 'node:path'
import { bundle } from '@apidevtools/json-schema-ref-parser'
import glue from 'fastify-openapi-glue'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Context } from '../deps.ts'
import { ApiError, invalidField } from '../errors.ts'
import { allHandlers } from '../modules/allHandlers.ts'
import type { Handler, Operation } from './operations.ts'
import { API_PREFIX, HASHES_UNDER_WAY } from '../config/limits.ts'
import { validatorCompiler } from './validation/ajv.ts'
import { authenticate } from './auth.ts'
import { lineOf } from './overload.ts'
import type { LimitsOf, OperationLimits } from './rateLimit.ts'

/** What the routes need to know of an operation beyond its schemas. */
interface DocumentedOperation {
  operationId: Operation
  security?: Array<Record<string, string[]>>
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, unknown>
}
interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentedOperation>>
}

const documentFile = join(import.meta.dirname, '../../openapi/zaffa.v1.yaml')

/** Operations that hash passwords stand in one line, before they ask the database for anything. */
const HASHING: readonly Operation[] = ['login', 'register', 'resetPassword', 'changePassword', 'deleteAccount', 'updateProfile']

/** Every operation of the document, under /api/v1: validated, limited, secured and answered as it says. */
export async function serveApi(app: FastifyInstance, context: Context, limitsOf: LimitsOf): Promise<void> {
  const document = await bundle<OpenApiDocument>(documentFile)
  const operations = new Map(
    Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .map((operation) => [operation.operationId, operation]),
  )
  const handlers = allHandlers(context)
  const hashing = lineOf(HASHES_UNDER_WAY)
  app.setValidatorCompiler(validatorCompiler())
  await app.register(glue, {
    specification: document,
    prefix: API_PREFIX,
    operationResolver: (id) => {
      const operation = operations.get(id as Operation)!
      const handler = handlers[operation.operationId] as Handler<Operation>
      const limits = limitsOf(operation.operationId)
      const lines = HASHING.includes(operation.operationId) ? [hashing] : []
      return {
        ...routeOptions(operation, handler),
        onRequest: [...lines.map(({ onRequest }) => onRequest), ...hooks(operation, context, limits)],
        preHandler: [...lines.map(({ preHandler }) => preHandler), ...limits.preHandler],
      } as unknown as RouteOptions
    },
  })
}

/** Limits and security come first: a request without a token learns nothing about its body. */
function hooks(operation: DocumentedOperation, context: Context, limits: OperationLimits) {
  const ways = operation.security ?? []
  const secured = ways.some((way) => 'bearerAuth' in way)
  const optional = ways.some((way) => Object.keys(way).length === 0)
  return [
    ...limits.onRequest,
    ...(secured ? [authenticate(context, optional)] : []),
    acceptOnly(acceptedTypes(operation)),
    refuseNul,
    keepNoCopy,
  ]
}

const acceptedTypes = (operation: DocumentedOperation): string[] => Object.keys(operation.requestBody?.content ?? {})

/** Without a content type Fastify validates nothing, so a body that is not there would reach the handler. */
const requireBody = async (request: FastifyRequest) => {
  if (request.body === undefined || request.body === null) throw invalidField('', (texts) => texts.required)
}

function routeOptions(operation: DocumentedOperation, handler: Handler<Operation>) {
  const success = Number(Object.keys(operation.responses).find((status) => status.startsWith('2')))
  const types = acceptedTypes(operation)
  return {
    config: { withoutBody: types.length === 0, readsBody: types.includes('multipart/form-data') },
    ...(types.includes('application/json') ? { preValidation: requireBody } : {}),
    // A multipart body is read, and judged, by its handler.
    ...(types.includes('multipart/form-data') ? { validatorCompiler: () => () => true } : {}),
    handler: (request: FastifyRequest, reply: FastifyReply) => handler(request as never, reply.code(success)),
  }
}

/** 415 for a body of a type that the document does not name; on an operation without a body any is ignored. */
const acceptOnly = (types: string[]) => async (request: FastifyRequest) => {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type && types.length > 0 && !types.includes(type)) throw new ApiError('unsupported_media_type')
}

/** Answers hold personal data; the few public ones say otherwise themselves. */
const keepNoCopy = async (_request: FastifyRequest, reply: FastifyReply) => {
  void reply.header('Cache-Control', 'no-store')
}

/** PostgreSQL cannot store U+0000, and nobody means to send it. */
const refuseNul = async (request: FastifyRequest) => {
  if (request.url.includes('%00')) throw new ApiError('malformed_body')
}
