import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ResponseBody, Body, Operation, Parameters } from '../lib/operationTypes.ts'

export type { ResponseBody, Operation }

/** These types bind every handler to the OpenAPI document: an unknown operation or a wrong response does not compile. */
export type Request<O extends Operation> = FastifyRequest<{
  Body: Body<O>
  Params: Parameters<O, 'path'>
  Querystring: Parameters<O, 'query'>
}>
export type Handler<O extends Operation> = (
  request: Request<O>,
  reply: FastifyReply,
) => Promise<ResponseBody<O> | FastifyReply>
export type Handlers<O extends Operation> = { [K in O]: Handler<K> }

/** Responds to the request of a page. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>
