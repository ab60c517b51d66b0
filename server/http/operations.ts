import type { FastifyReply, FastifyRequest } from 'fastify'
import type { operations } from '../../src/api/generated/types.ts'

/** These lines tie every handler to the document: a misspelt operation or a wrong answer does not compile. */
export type Operation = keyof operations
type Part<T, Key extends string> = T extends { [K in Key]?: infer P } ? NonNullable<P> : undefined
type Json<T> = T extends { content: { 'application/json': infer B } } ? B : undefined
export type Body<O extends Operation> = Json<Part<operations[O], 'requestBody'>>
export type Answer<O extends Operation> = Json<
  operations[O]['responses'][keyof operations[O]['responses'] & (200 | 201 | 204)]
>
export type Request<O extends Operation> = FastifyRequest<{
  Body: Body<O>
  Params: Part<operations[O]['parameters'], 'path'>
  Querystring: Part<operations[O]['parameters'], 'query'>
}>
export type Handler<O extends Operation> = (
  request: Request<O>,
  reply: FastifyReply,
) => Promise<Answer<O> | FastifyReply>
export type Handlers<O extends Operation> = { [K in O]: Handler<K> }
