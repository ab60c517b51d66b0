import { sql } from 'kysely'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { ApiError } from '../errors.ts'
import { sendError } from './errors.ts'

/** `/health/live`: the process answers. `/health/ready`: the database does too. */
export async function answerHealth(app: FastifyInstance, { db }: Context): Promise<void> {
  app.route({ method: 'GET', url: '/health/live', handler: async () => ({ status: 'ok' }) })
  app.route({
    method: 'GET',
    url: '/health/ready',
    handler: async (request, reply) => ((await isReady(db, request.log)) ? { status: 'ok' } : sendError(request, reply, new ApiError('unavailable'))),
  })
}

async function isReady(db: Context['db'], log: FastifyBaseLogger): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    return false
  }
}
