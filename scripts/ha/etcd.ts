import { join } from 'node:path'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { readSample } from './nginx.ts'
import { startProgram, waitUntil } from './programs.ts'
import type { Program } from './programs.ts'

/** One of three members, on ports of its own. */
interface Member {
  name: string
  clientPort: number
  peerPort: number
  program: Program
}

export interface Etcd {
  /** For Patroni. */
  hosts: string[]
  /** Kills the leader. @returns a function that starts it again */
  killLeader: () => Promise<() => void>
  stop: () => Promise<void>
}

/** @returns the variables of deploy/patroni/etcd.env for one member */
function buildEnvironment(folder: string, member: Omit<Member, 'program'>, cluster: string): Record<string, string> {
  const sample = Object.fromEntries(
    readSample('patroni/etcd.env')
      .split('\n')
      .filter((line) => line.startsWith('ETCD_'))
      .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
  )
  const [client, peer] = [member.clientPort, member.peerPort].map((port) => `http://127.0.0.1:${port}`) as [
    string,
    string,
  ]
  return {
    ...sample,
    ETCD_NAME: member.name,
    ETCD_DATA_DIR: join(folder, member.name),
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: cluster,
  }
}

/** Asks a member through etcd's HTTP gateway. @returns null when it does not respond */
async function readStatus(port: number): Promise<{ leader?: string; header: { member_id: string } } | null> {
  try {
    const url = `http://127.0.0.1:${port}/v3/maintenance/status`
    const response = await fetch(url, { method: 'POST', body: '{}', signal: AbortSignal.timeout(1000) })
    return (await response.json()) as { leader?: string; header: { member_id: string } }
  } catch {
    return null
  }
}

async function findLeader(members: Member[]): Promise<Member | undefined> {
  for (const member of members) {
    const status = await readStatus(member.clientPort)
    if (status?.leader && status.leader === status.header.member_id) return member
  }
  return undefined
}

/** Starts three members. */
export async function startEtcd(folder: string): Promise<Etcd> {
  const ports = []
  for (const name of ['db1', 'db2', 'db3'])
    ports.push({ name, clientPort: await findFreePort(), peerPort: await findFreePort() })
  const cluster = ports.map(({ name, peerPort }) => `${name}=http://127.0.0.1:${peerPort}`).join(',')
  const start = (member: Omit<Member, 'program'>): Program =>
    startProgram(`etcd-${member.name}`, 'etcd', [], { env: buildEnvironment(folder, member, cluster) })
  const members: Member[] = ports.map((member) => ({ ...member, program: start(member) }))
  await waitUntil('etcd', async () => (await findLeader(members)) !== undefined)
  return {
    hosts: members.map(({ clientPort }) => `127.0.0.1:${clientPort}`),
    killLeader: async () => {
      const leader = (await findLeader(members))!
      await leader.program.stop('SIGKILL')
      return () => void (leader.program = start(leader))
    },
    stop: async () => void (await Promise.all(members.map(({ program }) => program.stop('SIGKILL')))),
  }
}
