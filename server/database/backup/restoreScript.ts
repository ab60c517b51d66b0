import { CHANGE_CHANNEL } from '../invitationChangeFeed.ts'
import {
  RESTORE_MERGE_TABLES,
  SIGNED_IN,
  SIGNED_IN_TABLES,
  VERSIONED,
  buildMemberStatements,
  isSameRow,
} from './outlivesRestore.ts'
import type { SignedInTable, VersionedTable } from './outlivesRestore.ts'

/** Name of a temporary copy of a table, dropped at the end of the transaction. */
const getKeptTable = (table: string): string => `pg_temp.kept_${table}`
const buildKeepStatement = (table: string, columns = '*'): string =>
  `create temporary table kept_${table} on commit drop as select ${columns} from public.${table};`

/** @returns the statements to run before those of the dump, in the same transaction; they copy the rows that a restore must not replace */
export const buildBeforeScript = (): string =>
  [
    ...VERSIONED.map(({ table, keys }) =>
      buildKeepStatement(table, table === 'wedding_members' ? '*' : `${keys.join(', ')}, version`),
    ),
    ...[...RESTORE_MERGE_TABLES, ...SIGNED_IN_TABLES].map((table) => buildKeepStatement(table)),
  ].join('\n')

/** @returns a statement that raises the version of each row that was edited after the backup, as in replaceContent.ts */
const buildVersionUpdate = (versioned: VersionedTable): string => {
  const { table } = versioned
  const isSame = isSameRow(versioned, 'present', 'back')
  return `update public.${table} as back set version = present.version + 1 from ${getKeptTable(table)} as present where ${isSame} and present.version > back.version;`
}

const memberStatements = buildMemberStatements({
  members: 'public.wedding_members',
  invites: 'public.member_invites',
  presentMembers: getKeptTable('wedding_members'),
  presentWeddings: getKeptTable('weddings'),
}).map((statement) => `${statement};`)

/** @returns a statement that inserts the kept rows again, except those of accounts that the backup does not have */
const buildReinsert = (table: SignedInTable): string => {
  const parent = SIGNED_IN[table]
  const rows = parent ? `where ${parent.column} in (select ${parent.key} from public.${parent.of})` : ''
  return `insert into public.${table} select * from ${getKeptTable(table)} ${rows};`
}

/**
 * @returns the statements to run after those of the dump. A restore creates the tables again without firing their triggers, so the last
 * statement notifies running servers to invalidate their whole cache.
 */
export const buildAfterScript = (): string =>
  [
    ...memberStatements,
    ...VERSIONED.map(buildVersionUpdate),
    ...RESTORE_MERGE_TABLES.map(
      (table) => `insert into public.${table} select * from ${getKeptTable(table)} on conflict do nothing;`,
    ),
    `truncate ${SIGNED_IN_TABLES.map((table) => `public.${table}`).join(', ')};`,
    ...SIGNED_IN_TABLES.map(buildReinsert),
    `select pg_notify('${CHANGE_CHANNEL}', '');`,
  ].join('\n')
