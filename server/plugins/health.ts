import underPressure from '@fastify/under-pressure'
import { sql } from 'kysely'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { ApiError } from '../errors.ts'

/** The event loop is this late on average when the server can no longer keep up; new calls are then turned away. */
const OVERLOADED_DELAY_MS = 1000
/** Long enough that one slow moment is no overload; in a short sample without a tick the package sees infinity. */
const SAMPLE_MS = 5000

/** `/health/live`: the process answers. `/health/ready`: the database does too. */
export async function answerHealth(app: FastifyInstance, { db }: Context): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: OVERLOADED_DELAY_MS,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request) => {
      if (!request.url.startsWith('/health/')) throw new ApiError('unavailable')
    },
  })
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
