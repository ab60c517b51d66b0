import { CHANGE_CHANNEL } from '../invitationChangeFeed.ts'
import { NEVER_FORGOTTEN, SIGNED_IN, SIGNED_IN_TABLES } from './outlivesRestore.ts'
import type { SignedInTable } from './outlivesRestore.ts'

/** Tables whose rows know how often they have been edited. */
const VERSIONED = ['invitations', 'users', 'providers']

/** Copies of the present state, for as long as the transaction lasts. */
const kept = (table: string): string => `pg_temp.kept_${table}`
const keep = (table: string, columns = '*'): string => `create temporary table kept_${table} on commit drop as select ${columns} from public.${table};`

/** Goes before the dump's own statements, in their transaction: remembers what a restore must not undo. */
export const beforeRestore = (): string =>
  [...VERSIONED.map((table) => keep(table, 'id, version')), ...[NEVER_FORGOTTEN, ...SIGNED_IN_TABLES].map((table) => keep(table))].join('\n')

/** What has been edited since the backup takes a version that nobody has seen, as in replaceContent.ts. */
const raiseVersions = (table: string): string =>
  `update public.${table} as back set version = present.version + 1 from ${kept(table)} as present where present.id = back.id and present.version > back.version;`

/** Who is signed in stays so, and nobody else comes to be. */
const bringBack = (table: SignedInTable): string => {
  const parent = SIGNED_IN[table]
  const rows = parent ? `where ${parent.column} in (select ${parent.key} from public.${parent.of})` : ''
  return `insert into public.${table} select * from ${kept(table)} ${rows};`
}

/** Goes after them. The tables come anew, without a word from their triggers: running servers look again at all that they keep. */
export const afterRestore = (): string =>
  [
    ...VERSIONED.map(raiseVersions),
    `insert into public.${NEVER_FORGOTTEN} select * from ${kept(NEVER_FORGOTTEN)} on conflict do nothing;`,
    `truncate ${SIGNED_IN_TABLES.map((table) => `public.${table}`).join(', ')};`,
    ...SIGNED_IN_TABLES.map(bringBack),
    `select pg_notify('${CHANGE_CHANNEL}', '');`,
  ].join('\n')
