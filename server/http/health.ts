import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import type { AppDeps } from '../deps.ts'
import { ApiError } from '../errors.ts'
import { READY_TIMEOUT_MS } from '../config/limits.ts'
import { ping } from '../database/client.ts'
import { sendError } from './errorResponses.ts'

const sendOk = (reply: FastifyReply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' })

/** `/health/live`: the process responds. `/health/ready`: the database does too. */
export async function registerHealth(app: FastifyInstance, { db }: AppDeps): Promise<void> {
  app.route({ method: 'GET', url: '/health/live', handler: async (_request, reply) => sendOk(reply) })
  app.route({
    method: 'GET',
    url: '/health/ready',
    handler: async (request, reply) =>
      (await isReady(db, request.log)) ? sendOk(reply) : sendError(request, reply, new ApiError('unavailable')),
  })
}

/** @throws the error of the database, or an Error when it does not respond within READY_TIMEOUT_MS */
export async function waitForDatabase(db: AppDeps['db']): Promise<void> {
  const response = ping(db)
  const timeout = delay(READY_TIMEOUT_MS, null, { ref: false }).then(() =>
    Promise.reject(new Error(`no response within ${READY_TIMEOUT_MS} ms`)),
  )
  await Promise.race([response, timeout])
}

async function isReady(db: AppDeps['db'], log: FastifyBaseLogger): Promise<boolean> {
  try {
    await waitForDatabase(db)
    return true
  } catch (error) {
    log.error({ err: error }, 'the database does not respond')
    return false
  }
}
