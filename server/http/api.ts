import { API_PREFIX } from '../../shared/limits.ts'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ApiError, createFieldError } from '../errors.ts'
import { buildSchema, readOperations } from './documentedOperations.ts'
import type { DocumentedOperation } from './documentedOperations.ts'
import type { Handler, Handlers, Operation } from './handlerTypes.ts'
import { LIST_BODY_LIMIT_BYTES, MAX_HASHING_REQUESTS } from '../config/limits.ts'
import { createSerializerCompiler } from './serialization.ts'
import { createValidatorCompiler } from './validation/ajv.ts'
import { authenticate, authenticateOperator, authorizeWeddingOfAddress } from './auth.ts'
import type { AuthDeps } from './auth.ts'
import { createOverloadHooks } from './overload.ts'
import type { GetLimits, OperationLimits } from './rateLimit.ts'

/** Operations that hash passwords share one limit, which applies before they query the database. */
const HASHING: readonly Operation[] = [
  'login',
  'register',
  'resetPassword',
  'changePassword',
  'deleteAccount',
  'updateProfile',
  'signInOperator',
]

/**
 * Operations whose response is compressed: a guest list of 3,000 households has 1 MB, and a tenth of it compressed. Other responses are small.
 */
const COMPRESSED: readonly Operation[] = ['listHouseholds', 'listStatuses']
/**
 * Encodings by preference; below the threshold, in bytes, a response is sent as it is. The lowest levels take 3 and 6 ms for 2,000 statuses,
 * higher ones up to 15 ms to save a twentieth.
 */
const compression: RouteOptions['compress'] = {
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
  const hashing = createOverloadHooks(MAX_HASHING_REQUESTS)
  app.setValidatorCompiler(createValidatorCompiler())
  app.setSerializerCompiler(createSerializerCompiler())
  await app.register(compress, { global: false })
  for (const operation of await readOperations()) {
    const { operationId, method, path } = operation
    const limits = getLimits(operationId)
    const overload = HASHING.includes(operationId) ? [hashing] : []
    app.route({
      ...buildRouteOptions(operation, handlers[operationId] as Handler<Operation>),
      method,
      url: `${API_PREFIX}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      schema: buildSchema(operation),
      onRequest: [...overload.map(({ onRequest }) => onRequest), ...buildHooks(operation, auth, limits)],
      preHandler: [
        ...overload.map(({ preHandler }) => preHandler),
        ...limits.preHandler,
        ...(path.includes('{weddingId}') ? [authorizeWeddingOfAddress(auth, operation['x-roles'] ?? [])] : []),
      ],
    })
  }
}

/** Rate limits and authentication come first: a request without a token gets no validation errors. */
function buildHooks(operation: DocumentedOperation, auth: AuthDeps, limits: OperationLimits) {
  const ways = operation.security ?? []
  const secured = ways.some((way) => 'bearerAuth' in way)
  const optional = ways.some((way) => Object.keys(way).length === 0)
  return [
    ...limits.onRequest,
    ...(secured ? [authenticate(auth, optional)] : []),
    ...(ways.some((way) => 'operatorSession' in way) ? [authenticateOperator(auth)] : []),
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
