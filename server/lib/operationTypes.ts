import type { operations } from '../../openapi/generated/types.ts'

/** An operation of the OpenAPI document. */
export type Operation = keyof operations

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : undefined
/** A part of an operation's parameters or request; undefined where the document has none. */
export type Part<T, Key extends string> = T extends { [K in Key]?: infer P } ? NonNullable<P> : undefined
/** An operation's request body. */
export type Body<O extends Operation> = Json<Part<operations[O], 'requestBody'>>
/** The body of an operation's successful response. */
export type ResponseBody<O extends Operation> = Json<
  operations[O]['responses'][keyof operations[O]['responses'] & (200 | 201 | 204)]
>
/** An operation's path or query parameters. */
export type Parameters<O extends Operation, In extends 'path' | 'query'> = Part<operations[O]['parameters'], In>
