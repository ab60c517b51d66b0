import { HOUSEHOLDS_PER_WEDDING } from '../../../shared/limits.ts'
import { expectAtMost } from '../../lib/figures.ts'
import { PASSWORD } from './accountRound.ts'
import { createClient } from './calls.ts'
import { reportDisturbance } from './purge.ts'
import type { BenchTarget } from './measure.ts'
import { buildCodeSql, buildIdSql, getEmail, getRowId, postgresSql, sqliteSql } from './rows.ts'
import { writeDuring } from './writes.ts'

/** Longest deletion of an account with a full guest list, in s: the user waits for it. */
const DELETION_BOUND_S = 3

/** Gives the wedding of an account a full guest list whose households have all replied. */
async function fillGuestList({ database: { isPostgres, run } }: BenchTarget, n: number): Promise<void> {
  const sql = isPostgres ? postgresSql : sqliteSql
  const rows = `from ${sql.series(1, HOUSEHOLDS_PER_WEDDING)}`
  const wedding = `'${getRowId('wedding', n)}'`
  const household = `'big-' || ${buildIdSql(sql, 'household')}`
  const reply = `'big-' || ${buildIdSql(sql, 'reply')}`
  await run(`insert into households
    (id, wedding_id, name, name_key, search_key, side, tags, phone, language, persons, token, version, created_at, updated_at)
    select ${household}, ${wedding}, 'x', 'x', 'x', 'both', '[]', '1', 'ar', '[]', 'big' || ${buildCodeSql(sql)}, 1, '2026', '2026' ${rows}`)
  await run(`insert into seats select ${household}, '${getRowId('hall', n)}', 3 ${rows}`)
  await run(`insert into replies (id, wedding_id, household_id, channel, seats, may_publish, created_at)
    select ${reply}, ${wedding}, ${household}, 'link', '[]', 0, '2026' ${rows}`)
  await run(`insert into household_statuses (household_id, wedding_id, revision, reply_id, reply_revision)
    select ${household}, ${wedding}, 1, ${reply}, 1 ${rows}`)
  await run(`insert into sends (id, wedding_id, household_id, kind, result, created_at)
    select 'big-' || ${buildIdSql(sql, 'send')}, ${wedding}, ${household}, 'invite', 'sent', '2026' ${rows}`)
  await run(`insert into views (wedding_id, household_id, source, date, count)
    select ${wedding}, ${household}, 'link', '2026-01-01', 1 ${rows}`)
}

/** Deletes an account with a full guest list while other clients write. */
export async function measureDeletion(target: BenchTarget, url: string): Promise<void> {
  const n = target.couples.pop()!
  await fillGuestList(target, n)
  let ms = 0
  const disturbance = await writeDuring(url, target.database, target.size, async () => {
    const { call, times } = createClient(url)
    const body = { emailOrPhone: getEmail(n), password: PASSWORD }
    const { success } = await call<{ success: boolean }>('deletion', 'POST', 'identity/delete', { body })
    if (!success) throw new Error('The account was not deleted')
    ms = times.get('deletion')![0]!
  })
  console.log(`\n  an account with ${HOUSEHOLDS_PER_WEDDING} households that have replied`)
  expectAtMost('its deletion', ms / 1000, DELETION_BOUND_S, 's')
  reportDisturbance('the deletion', disturbance)
}
