import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** @returns the request's `Idempotency-Key`, which validation has checked to be a UUID; null without one */
export function getRequestKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key.toLowerCase() : null
}

/** @returns the id of what a request creates: its `Idempotency-Key`, so that a repeated request finds it; else a new one */
export const getNewId = (request: Pick<FastifyRequest, 'headers'>): string => getRequestKey(request) ?? randomUUID()
