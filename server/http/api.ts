import { API_PREFIX } from '../../shared/limits.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import glue from 'fastify-openapi-glue'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ApiError, createFieldError } from '../errors.ts'
import type { Handler, Handlers, Operation } from './handlerTypes.ts'
import { LIST_BODY_LIMIT_BYTES, MAX_HASHING_REQUESTS } from '../config/limits.ts'
import { createSerializerCompiler } from './serialization.ts'
import { createValidatorCompiler } from './validation/ajv.ts'
import { authenticate, authorizeWeddingOfAddress } from './auth.ts'
import type { AuthDeps } from './auth.ts'
import { createOverloadHooks } from './overload.ts'
import type { GetLimits, OperationLimits } from './rateLimit.ts'

/** The parts of an operation that the routes use besides its schemas. */
interface DocumentedOperation {
  path: string
  operationId: Operation
  security?: Array<Record<string, string[]>>
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, unknown>
}
interface OpenApiDocument {
  paths: Record<string, Record<string, Omit<DocumentedOperation, 'path'>>>
}

const documentFile = join(import.meta.dirname, '../../openapi/generated/document.json')

/** Operations that hash passwords share one limit, which applies before they query the database. */
const HASHING: readonly Operation[] = [
  'login',
  'register',
  'resetPassword',
  'changePassword',
  'deleteAccount',
  'updateProfile',
]

/**
 * Operations whose response is compressed: a guest list of 3,000 households has 1 MB, and a tenth of it compressed. Other responses are small.
 */
const COMPRESSED: readonly Operation[] = ['listHouseholds', 'listStatuses']
/**
 * Encodings by preference; below the threshold, in bytes, a response is sent as it is. The lowest levels take 3 and 6 ms for 2,000 statuses,
 * higher ones up to 15 ms to save a twentieth.
 */
const compression = {
  encodings: ['br', 'gzip'],
  threshold: 1024,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
  zlibOptions: { level: 1 },
}

/** Operations whose body is a list of households. */
const LIST_OPERATIONS: readonly Operation[] = ['importHouseholds', 'bulkEditHouseholds']

export interface ApiOptions {
  /** One for each operation; a missing one does not compile. */
  handlers: Handlers<Operation>
  auth: AuthDeps
  getLimits: GetLimits
}

/** Every operation of the document, under /api/v1: with validation, rate limits, authentication and responses as documented. */
export async function registerApi(app: FastifyInstance, { handlers, auth, getLimits }: ApiOptions): Promise<void> {
  const document = JSON.parse(await readFile(documentFile, 'utf8')) as OpenApiDocument
  const operations = new Map(
    Object.entries(document.paths)
      .flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ ...operation, path })))
      .map((operation) => [operation.operationId, operation]),
  )
  const hashing = createOverloadHooks(MAX_HASHING_REQUESTS)
  app.setValidatorCompiler(createValidatorCompiler())
  app.setSerializerCompiler(createSerializerCompiler())
  await app.register(compress, { global: false })
  await app.register(glue, {
    specification: document,
    prefix: API_PREFIX,
    operationResolver: (id) => {
      const operation = operations.get(id as Operation)!
      const handler = handlers[operation.operationId] as Handler<Operation>
      const limits = getLimits(operation.operationId)
      const overload = HASHING.includes(operation.operationId) ? [hashing] : []
      return {
        ...buildRouteOptions(operation, handler),
        onRequest: [...overload.map(({ onRequest }) => onRequest), ...buildHooks(operation, auth, limits)],
        preHandler: [
          ...overload.map(({ preHandler }) => preHandler),
          ...limits.preHandler,
          ...(operation.path.includes('{weddingId}') ? [authorizeWeddingOfAddress(auth)] : []),
        ],
      } as unknown as RouteOptions
    },
  })
}

/** Rate limits and authentication come first: a request without a token gets no validation errors. */
function buildHooks(operation: DocumentedOperation, auth: AuthDeps, limits: OperationLimits) {
  const ways = operation.security ?? []
  const secured = ways.some((way) => 'bearerAuth' in way)
  const optional = ways.some((way) => Object.keys(way).length === 0)
  return [
    ...limits.onRequest,
    ...(secured ? [authenticate(auth, optional)] : []),
    requireMediaType(getAcceptedTypes(operation)),
    rejectNulCharacters,
    disableCaching,
  ]
}

const getAcceptedTypes = (operation: DocumentedOperation): string[] => Object.keys(operation.requestBody?.content ?? {})

/** Without a content type Fastify validates nothing: a missing body would reach the handler. */
const requireBody = async (request: FastifyRequest) => {
  if (request.body === undefined || request.body === null) throw createFieldError('', (texts) => texts.required)
}

function buildRouteOptions(operation: DocumentedOperation, handler: Handler<Operation>) {
  const success = Number(Object.keys(operation.responses).find((status) => status.startsWith('2')))
  const types = getAcceptedTypes(operation)
  return {
    ...(LIST_OPERATIONS.includes(operation.operationId) ? { bodyLimit: LIST_BODY_LIMIT_BYTES } : {}),
    ...(COMPRESSED.includes(operation.operationId) ? { compress: compression } : {}),
    config: { withoutBody: types.length === 0, readsBody: types.includes('multipart/form-data') },
    ...(types.includes('application/json') ? { preValidation: requireBody } : {}),
    // The handler reads and validates a multipart body.
    ...(types.includes('multipart/form-data') ? { validatorCompiler: () => () => true } : {}),
    handler: (request: FastifyRequest, reply: FastifyReply) => handler(request as never, reply.code(success)),
  }
}

/** 415 for an undocumented media type; an operation without a body ignores any. */
const requireMediaType = (types: string[]) => async (request: FastifyRequest) => {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type && types.length > 0 && !types.includes(type)) throw new ApiError('unsupported_media_type')
}

/** Responses contain personal data; the few public ones override this. */
const disableCaching = async (_request: FastifyRequest, reply: FastifyReply) => {
  void reply.header('Cache-Control', 'no-store')
}

/** PostgreSQL cannot store U+0000. */
const rejectNulCharacters = async (request: FastifyRequest) => {
  if (request.url.includes('%00')) throw new ApiError('malformed_body')
}
