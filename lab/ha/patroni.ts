import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { findPostgresProgram } from '../../server/database/backup/postgresProgram.ts'
import { listProcessTree, signal } from '../lib/processTree.ts'
import type { EtcdAddress } from './etcd.ts'
import { readSample } from './nginx.ts'
import { startProgram, waitUntil } from './programs.ts'
import type { Program } from './programs.ts'

/** PostgreSQL under Patroni, as on one machine. */
export interface Node {
  name: string
  port: number
  restPort: number
  /** Starts Patroni, which starts PostgreSQL, unless it runs. */
  start: () => void
  /** Kills PostgreSQL alone; Patroni notices it. */
  killPostgres: () => void
  /** Kills PostgreSQL and Patroni, as when the machine is lost. */
  killAll: () => void
}

interface MemberState {
  name: string
  /** `leader`, `sync_standby` or `replica`. */
  role: string
  state: string
}

const CLUSTER_LIMIT_MS = 90_000

const getId = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
const buildAddress = (port: number): string => `127.0.0.1:${port}`

/** @returns the user for PostgreSQL, which refuses to run as root; undefined without root */
function getOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: getId('-u'), gid: getId('-g') }
}

/** The parts of deploy/patroni/patroni.yaml that differ between machines. */
interface Sample {
  name: string
  restapi: { listen: string; connect_address: string; authentication: { password: string } }
  etcd3: { hosts: string[]; cacert: string; cert: string; key: string }
  postgresql: {
    listen: string
    connect_address: string
    data_dir: string
    bin_dir: string
    authentication: Record<string, { password: string }>
    pg_hba: string[]
    parameters?: Record<string, string>
  }
}

/** Writes the sample for one node of this machine. @returns the path */
function writeConfig(
  folder: string,
  { name, port, restPort }: Pick<Node, 'name' | 'port' | 'restPort'>,
  { hosts, certificates }: EtcdAddress,
): string {
  const config = parse(readSample('patroni/patroni.yaml')) as Sample
  config.name = name
  Object.assign(config.restapi, { listen: buildAddress(restPort), connect_address: buildAddress(restPort) })
  config.restapi.authentication.password = 'test'
  Object.assign(config.etcd3, { hosts, ...certificates })
  for (const user of Object.values(config.postgresql.authentication)) user.password = 'test'
  Object.assign(config.postgresql, {
    listen: buildAddress(port),
    connect_address: buildAddress(port),
    data_dir: join(folder, name, 'data'),
    bin_dir: join(findPostgresProgram('pg_rewind'), '..'),
    // The proxies connect as the superuser without a password.
    pg_hba: ['local all all trust', 'host replication all 127.0.0.1/32 trust', 'host all all 127.0.0.1/32 trust'],
    parameters: { unix_socket_directories: join(folder, name) },
    pgpass: join(folder, name, 'pgpass'),
  })
  const file = join(folder, name, 'patroni.yaml')
  writeFileSync(file, stringify(config))
  return file
}

async function createNode(folder: string, name: string, etcd: EtcdAddress): Promise<Node> {
  const owner = getOwner()
  const ports = { name, port: await findFreePort(), restPort: await findFreePort() }
  mkdirSync(join(folder, name), { recursive: true })
  const config = writeConfig(folder, ports, etcd)
  if (owner) for (const path of [join(folder, name), config]) chownSync(path, owner.uid, owner.gid)
  let patroni: Program | null = null
  /** Patroni starts PostgreSQL as a process that does not belong to its tree. */
  const listPostgres = (): number[] => {
    try {
      return listProcessTree(Number(readFileSync(join(folder, name, 'data/postmaster.pid'), 'utf8').split('\n')[0]))
    } catch {
      return []
    }
  }
  return {
    ...ports,
    start: () => {
      const isRunning = patroni !== null && patroni.process.exitCode === null && patroni.process.signalCode === null
      if (!isRunning) patroni = startProgram(`patroni-${name}`, 'patroni', [config], { owner })
    },
    killPostgres: () => signal(listPostgres(), 'SIGKILL'),
    killAll: () => {
      const pid = patroni?.process.pid
      signal([...(pid ? listProcessTree(pid) : []), ...listPostgres()], 'SIGKILL')
    },
  }
}

export interface Cluster {
  nodes: Node[]
  /** @returns the node whose PostgreSQL accepts writes. @throws Error while there is none */
  findPrimary: () => Promise<Node>
  /** Waits until there is a primary, a synchronous standby and a third node. */
  waitUntilComplete: () => Promise<void>
  stop: () => void
}

async function readMembers(nodes: Node[]): Promise<MemberState[]> {
  for (const { restPort } of nodes) {
    try {
      const response = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(2000) })
      return ((await response.json()) as { members: MemberState[] }).members
    } catch {
      // The next node may respond.
    }
  }
  return []
}

/** Starts three nodes, the first one before the others so that it becomes the primary. */
export async function startCluster(folder: string, etcd: EtcdAddress): Promise<Cluster> {
  const nodes: Node[] = []
  for (const name of ['db1', 'db2', 'db3']) nodes.push(await createNode(folder, name, etcd))
  const isComplete = async (): Promise<boolean> => {
    const members = (await readMembers(nodes)).filter(({ state }) => ['running', 'streaming'].includes(state))
    const count = (role: string) => members.filter((member) => member.role === role).length
    return members.length === nodes.length && count('leader') === 1 && count('sync_standby') === 1
  }
  const cluster: Cluster = {
    nodes,
    findPrimary: async () => {
      const leader = (await readMembers(nodes)).find(({ role }) => role === 'leader')
      const node = nodes.find(({ name }) => name === leader?.name)
      if (!node) throw new Error('no primary')
      return node
    },
    waitUntilComplete: () => waitUntil('three nodes with a synchronous standby', isComplete, CLUSTER_LIMIT_MS),
    stop: () => nodes.forEach((node) => node.killAll()),
  }
  try {
    for (const node of nodes) node.start()
    await cluster.waitUntilComplete()
    return cluster
  } catch (error) {
    cluster.stop()
    throw error
  }
}
