/** Another process holds SQLite's write lock, and a large backup is restored, while guests read. */
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import BetterSqlite from 'better-sqlite3'
import { getDatabaseFile } from '../../server/database/client.ts'
import { invitation, registerCouples, publishOne } from '../lib/couples.ts'
import type { BenchCouple } from '../lib/couples.ts'
import { expectAtMost, expectExactly, exitWithResult } from '../lib/figures.ts'
import { root } from '../../scripts/lib/run.ts'
import { discardServer, startServer, stopServer } from '../../scripts/lib/server.ts'
import { getGuestPageUrl, getInvitationUrl, readRepeatedly, send } from '../lib/http.ts'
import { reportLost, reportReads } from '../lib/report.ts'

const LOCK_MS = 30_000
const LOCKED_READ_MS = 500
/** Each is read once while the lock is held, one every 100 ms. */
const UNCACHED = 350
const RESTORE_READ_MS = 2000
const RESTORED_MB = 400
const MEGABYTE = 1024 * 1024
const PICTURE_BYTES = 400 * 1024

async function publishMany(url: string, couples: BenchCouple[]): Promise<string[]> {
  const slugs: string[] = []
  for (let index = 0; index < UNCACHED; index += 1) slugs.push(await publishOne(url, couples[index % couples.length]!))
  return slugs
}

const publish = (couple: BenchCouple) =>
  send(`${server.url}/api/v1/invitations`, { method: 'POST', token: couple.token, json: invitation })

async function holdWriteLock(): Promise<void> {
  console.log(` another process holds the write lock for ${LOCK_MS / 1000} s`)
  const [cached = '', ...uncached] = slugs
  await send(getGuestPageUrl(server.url, cached))
  const file = new BetterSqlite(getDatabaseFile(server.dataDir))
  file.exec('begin immediate')
  let next = 0
  const stopReaders = [
    readRepeatedly(() => getGuestPageUrl(server.url, cached)),
    readRepeatedly(() => getInvitationUrl(server.url, uncached[next++]!)),
    readRepeatedly(() => `${server.url}/api/v1/providers`),
  ]
  const released = delay(LOCK_MS).then(() => file.close())
  const refused = await publish(couples[0]!)
  await released
  const accepted = await publish(couples[1]!)
  const [page, data, providers] = await Promise.all(stopReaders.map((stop) => stop()))
  reportReads('cached guest page', page!, LOCKED_READ_MS)
  reportReads('uncached invitation', data!, LOCKED_READ_MS)
  reportReads('list of providers', providers!, LOCKED_READ_MS)
  expectAtMost('response time of a write under the lock', refused.ms / 1000, 6.5, 's')
  expectExactly('writes refused with 503 under the lock', refused.status === 503 ? 1 : 0, 1)
  expectExactly('writes accepted after the lock', accepted.status === 201 ? 1 : 0, 1)
}

/** Inserts pictures until a backup of the database is large. */
function addPictures(): void {
  const file = new BetterSqlite(getDatabaseFile(server.dataDir), { timeout: 5000 })
  const owner = file.prepare<[], string>('select id from users limit 1').pluck().get()
  const insert = file.prepare('insert into uploads (id, owner_id, content, bytes, created_at) values (?, ?, ?, ?, ?)')
  const now = new Date().toISOString()
  file.transaction(() => {
    for (let bytes = 0; bytes < RESTORED_MB * MEGABYTE; bytes += PICTURE_BYTES)
      insert.run(randomUUID(), owner, randomBytes(PICTURE_BYTES), PICTURE_BYTES, now)
  })()
  file.pragma('wal_checkpoint(TRUNCATE)')
  file.close()
}

async function runAdmin(...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['server/cli/admin.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

async function restoreLargeBackup(): Promise<void> {
  const backup = join(server.dataDir, 'backup.sqlite')
  addPictures()
  await runAdmin('backup', backup)
  console.log(` a backup of ${Math.round((await stat(backup)).size / MEGABYTE)} MB is restored`)
  await send(getGuestPageUrl(server.url, slugs[0]!))
  let next = 0
  const stopReaders = [
    readRepeatedly(() => getGuestPageUrl(server.url, slugs[0]!)),
    readRepeatedly(() => getInvitationUrl(server.url, slugs[next++ % slugs.length]!)),
    readRepeatedly(() => `${server.url}/api/v1/providers`),
  ]
  const start = performance.now()
  await runAdmin('restore', backup)
  console.log(`  restored in ${Math.round((performance.now() - start) / 1000)} s`)
  const [page, data, providers] = await Promise.all(stopReaders.map((stop) => stop()))
  reportReads('guest page', page!, RESTORE_READ_MS)
  reportReads('invitation', data!, RESTORE_READ_MS)
  reportReads('list of providers', providers!, RESTORE_READ_MS)
  expectExactly('writes accepted after the restore', (await publish(couples[2]!)).status === 201 ? 1 : 0, 1)
}

let server = await startServer()
let couples: BenchCouple[] = []
let slugs: string[] = []
try {
  couples = await registerCouples(server.url, Math.ceil(UNCACHED / 40))
  slugs = await publishMany(server.url, couples)
  // A new process has an empty cache.
  await stopServer(server)
  server = await startServer({ dataDir: server.dataDir, port: server.port })
  await holdWriteLock()
  await restoreLargeBackup()
  reportLost([server.process])
} finally {
  await discardServer(server)
}
exitWithResult()
