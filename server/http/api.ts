import { API_PREFIX } from '../../shared/limits.ts'
import { join } from 'node:path'
import { bundle } from '@apidevtools/json-schema-ref-parser'
import glue from 'fastify-openapi-glue'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ApiError, invalidField } from '../errors.ts'
import type { Handler, Handlers, Operation } from './operations.ts'
import { HASHES_UNDER_WAY } from '../config/limits.ts'
import { validatorCompiler } from './validation/ajv.ts'
import { authenticate } from './auth.ts'
import type { AuthDeps } from './auth.ts'
import { createOverloadHooks } from './overload.ts'
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

/** Operations that hash passwords share one limit, which applies before they query the database. */
const HASHING: readonly Operation[] = ['login', 'register', 'resetPassword', 'changePassword', 'deleteAccount', 'updateProfile']

export interface ApiOptions {
  /** One for each operation; a missing one does not compile. */
  handlers: Handlers<Operation>
  auth: AuthDeps
  limitsOf: LimitsOf
}

/** Every operation of the document, under /api/v1: validated, limited, secured and answered as it says. */
export async function serveApi(app: FastifyInstance, { handlers, auth, limitsOf }: ApiOptions): Promise<void> {
  const document = await bundle<OpenApiDocument>(documentFile)
  const operations = new Map(
    Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .map((operation) => [operation.operationId, operation]),
  )
  const hashing = createOverloadHooks(HASHES_UNDER_WAY)
  app.setValidatorCompiler(validatorCompiler())
  await app.register(glue, {
    specification: document,
    prefix: API_PREFIX,
    operationResolver: (id) => {
      const operation = operations.get(id as Operation)!
      const handler = handlers[operation.operationId] as Handler<Operation>
      const limits = limitsOf(operation.operationId)
      const overload = HASHING.includes(operation.operationId) ? [hashing] : []
      return {
        ...routeOptions(operation, handler),
        onRequest: [...overload.map(({ onRequest }) => onRequest), ...hooks(operation, auth, limits)],
        preHandler: [...overload.map(({ preHandler }) => preHandler), ...limits.preHandler],
      } as unknown as RouteOptions
    },
  })
}

/** Limits and security come first: a request without a token learns nothing about its body. */
function hooks(operation: DocumentedOperation, auth: AuthDeps, limits: OperationLimits) {
  const ways = operation.security ?? []
  const secured = ways.some((way) => 'bearerAuth' in way)
  const optional = ways.some((way) => Object.keys(way).length === 0)
  return [
    ...limits.onRequest,
    ...(secured ? [authenticate(auth, optional)] : []),
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
