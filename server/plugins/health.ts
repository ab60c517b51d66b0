import { sql } from 'kysely'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { ApiError } from '../errors.ts'

/** `/health/live`: the process answers. `/health/ready`: the database does too. */
export async function answerHealth(app: FastifyInstance, { db }: Context): Promise<void> {
  app.route({ method: 'GET', url: '/health/live', handler: async () => ({ status: 'ok' }) })
  app.route({ method: 'GET', url: '/health/ready', handler: async (request) => ready(db, request.log) })
}

async function ready(db: Context['db'], log: FastifyBaseLogger) {
  try {
    await sql`select 1`.execute(db)
    return { status: 'ok' }
  } catch (error) {
    log.error({ err: error }, 'the database does not answer')
    throw new ApiError('unavailable')
  }
}
