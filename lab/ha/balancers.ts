import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { fillSample, readSample } from './nginx.ts'
import type { Node } from './patroni.ts'
import { startProgram } from './programs.ts'
import type { Program } from './programs.ts'

const buildUrl = (port: number) => `postgres://postgres@127.0.0.1:${port}/zaffa`

export interface Balancer {
  /** Addresses of PostgreSQL through HAProxy. */
  primaryUrl: string
  replicaUrl: string
  program: Program
}

/** Starts HAProxy with deploy/haproxy in front of the nodes. */
export async function startHaproxy(folder: string, nodes: Node[]): Promise<Balancer> {
  mkdirSync(folder, { recursive: true })
  const [primary, replicas] = [await findFreePort(), await findFreePort()]
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    fillSample(readSample('haproxy/haproxy.cfg'), [
      ['127.0.0.1:5000', `127.0.0.1:${primary}`],
      ['127.0.0.1:5001', `127.0.0.1:${replicas}`],
      ['    log /dev/log local0 notice\n', ''],
      ...nodes.map(({ name, port, restPort }): [string, string] => [
        `${name}.internal:5432 check port 8008`,
        `127.0.0.1:${port} check port ${restPort}`,
      ]),
    ]),
  )
  const program = startProgram('haproxy', 'haproxy', ['-db', '-f', file])
  return { primaryUrl: buildUrl(primary), replicaUrl: buildUrl(replicas), program }
}

/** Starts PgBouncer with deploy/pgbouncer in front of HAProxy. */
export async function startPgbouncer(
  folder: string,
  { primaryUrl }: Balancer,
  owner: { uid: number; gid: number } | undefined,
): Promise<{ url: string; program: Program }> {
  mkdirSync(folder, { recursive: true })
  const port = await findFreePort()
  const file = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, '"postgres" ""\n')
  writeFileSync(
    file,
    fillSample(readSample('pgbouncer/pgbouncer.ini'), [
      ['port=5000', `port=${new URL(primaryUrl).port}`],
      ['listen_port = 6432', `listen_port = ${port}`],
      ['auth_type = scram-sha-256', 'auth_type = trust'],
      ['/etc/pgbouncer/userlist.txt', users],
    ]),
  )
  return { url: buildUrl(port), program: startProgram('pgbouncer', 'pgbouncer', [file], { owner }) }
}
