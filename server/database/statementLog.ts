import type { LogEvent } from 'kysely'
import { areStatementsTraced, reportStatement } from '../lib/telemetry.ts'
import { getErrorCode } from './errors.ts'

/**
 * @returns the option of Kysely that reports each statement, for a database that is opened after tracing has started; none otherwise, so that
 * statements are not measured
 */
export const createStatementLog = (): { log?: (event: LogEvent) => void } =>
  areStatementsTraced() ? { log: logStatement } : {}

function logStatement(event: LogEvent): void {
  reportStatement({
    sql: event.query.sql,
    durationMs: event.queryDurationMillis,
    ...(event.level === 'error' ? { errorCode: getErrorCode(event.error) || 'unknown' } : {}),
  })
}
