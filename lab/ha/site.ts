import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresProgram } from '../../server/database/backup/postgresProgram.ts'
import type { OwnDatabase } from '../../scripts/lib/postgres.ts'
import { startRedis } from '../../scripts/lib/redis.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import type { OwnServer } from '../../scripts/lib/server.ts'
import { startHaproxy } from './haproxy.ts'
import { startEtcd } from './etcd.ts'
import type { Etcd } from './etcd.ts'
import { reservePorts, startNginx } from './nginx.ts'
import { startCluster } from './patroni.ts'
import type { Cluster } from './patroni.ts'
import { waitUntil } from './programs.ts'

/** The whole site as on several machines. */
export interface Site {
  url: string
  etcd: Etcd
  cluster: Cluster
  redis: OwnDatabase
  /** They reach the primary through HAProxy. */
  servers: OwnServer[]
  /** Kills the first server. @returns a function that starts it again on its port */
  killServer: () => Promise<() => Promise<void>>
  stop: () => Promise<void>
}

/** @returns whether HAProxy has found the primary, on which the database was created */
function createDatabase(databaseUrl: string): boolean {
  const { port } = new URL(databaseUrl)
  const args = ['-h', '127.0.0.1', '-p', port, '-U', 'postgres', 'zaffa']
  return spawnSync(findPostgresProgram('createdb'), args, { stdio: 'ignore' }).status === 0
}

/** Starts etcd, Patroni, HAProxy, Redis, two servers and nginx. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'zaffa-ha-'))
  chmodSync(folder, 0o755)
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    const etcd = await startEtcd(join(folder, 'etcd'))
    stops.push(etcd.stop)
    const cluster = await startCluster(folder, etcd)
    stops.push(cluster.stop)
    const haproxy = await startHaproxy(folder, cluster.nodes)
    stops.push(() => haproxy.program.stop('SIGKILL'))
    await waitUntil('a database behind HAProxy', () => createDatabase(haproxy.databaseUrl))
    const redis = (await startRedis())!
    stops.push(redis.stop)
    const ports = await reservePorts()
    const environment = {
      DATABASE_URL: haproxy.databaseUrl,
      REDIS_URL: redis.url,
      ACCESS_TOKEN_SECRET: randomBytes(32).toString('hex'),
      PURGE_URLS: `http://127.0.0.1:${ports.purge}`,
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_SCALE: '1000000',
    }
    const servers: OwnServer[] = []
    stops.push(() => Promise.all(servers.map(discardServer)))
    while (servers.length < 2) servers.push(await startServer({ environment }))
    const nginx = await startNginx(
      join(folder, 'nginx'),
      ports,
      servers.map(({ port }) => port),
    )
    stops.push(() => nginx.program.stop())
    return {
      url: nginx.url,
      etcd,
      cluster,
      redis,
      servers,
      killServer: async () => {
        const { port, dataDir, process: child } = servers[0]!
        child.kill('SIGKILL')
        return async () => void (servers[0] = await startServer({ port, dataDir, environment }))
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
