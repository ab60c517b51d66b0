import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { fillSample, readSample } from './nginx.ts'
import type { Node } from './patroni.ts'
import { startProgram } from './programs.ts'
import type { Program } from './programs.ts'

/** Starts HAProxy with deploy/haproxy in front of the nodes. @returns the address of the primary behind it */
export async function startHaproxy(folder: string, nodes: Node[]): Promise<{ databaseUrl: string; program: Program }> {
  mkdirSync(folder, { recursive: true })
  const port = await findFreePort()
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    fillSample(readSample('haproxy/haproxy.cfg'), [
      ['127.0.0.1:5000', `127.0.0.1:${port}`],
      ['    log /dev/log local0 notice\n', ''],
      ...nodes.map((node): [string, string] => [
        `${node.name}.internal:5432 check port 8008`,
        `127.0.0.1:${node.port} check port ${node.restPort}`,
      ]),
    ]),
  )
  const program = startProgram('haproxy', 'haproxy', ['-db', '-f', file])
  return { databaseUrl: `postgres://postgres@127.0.0.1:${port}/zaffa`, program }
}
