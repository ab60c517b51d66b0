import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { SecureContextOptions } from 'node:tls'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { createCertificate, readSample } from './nginx.ts'
import { startProgram, waitUntil } from './programs.ts'
import type { Program } from './programs.ts'

/** One of three members, on ports of its own. */
interface Member {
  name: string
  clientPort: number
  peerPort: number
  program: Program
}

/** What Patroni needs to reach the members. */
export interface EtcdAddress {
  hosts: string[]
  /** Paths: the authority, and certificate and key of a client. */
  certificates: { cacert: string; cert: string; key: string }
}

export interface Etcd extends EtcdAddress {
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
  const [client, peer] = [member.clientPort, member.peerPort].map((port) => `https://127.0.0.1:${port}`) as [
    string,
    string,
  ]
  const { cacert, cert, key } = getCertificates(folder)
  return {
    ...sample,
    ETCD_TRUSTED_CA_FILE: cacert,
    ETCD_CERT_FILE: cert,
    ETCD_KEY_FILE: key,
    ETCD_PEER_TRUSTED_CA_FILE: cacert,
    ETCD_PEER_CERT_FILE: cert,
    ETCD_PEER_KEY_FILE: key,
    ETCD_NAME: member.name,
    ETCD_DATA_DIR: join(folder, member.name),
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: cluster,
  }
}

interface Status {
  leader?: string
  header: { member_id: string }
}

/** Asks a member through etcd's HTTP gateway. @returns null when it does not respond */
function readStatus(port: number, tls: SecureContextOptions): Promise<Status | null> {
  const url = `https://127.0.0.1:${port}/v3/maintenance/status`
  return new Promise((resolve) => {
    request(
      url,
      { method: 'POST', signal: AbortSignal.timeout(1000), ...tls },
      (response) =>
        void json(response).then(
          (status) => resolve(status as Status),
          () => resolve(null),
        ),
    )
      .once('error', () => resolve(null))
      .end('{}')
  })
}

async function findLeader(members: Member[], tls: SecureContextOptions): Promise<Member | undefined> {
  for (const member of members) {
    const status = await readStatus(member.clientPort, tls)
    if (status?.leader && status.leader === status.header.member_id) return member
  }
  return undefined
}

/** One self-signed certificate, which is its own authority, for all members and clients of this machine. */
function getCertificates(folder: string): EtcdAddress['certificates'] {
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  return { cacert: cert, cert, key }
}

/** Starts three members. */
export async function startEtcd(folder: string): Promise<Etcd> {
  mkdirSync(folder, { recursive: true })
  createCertificate(folder)
  const certificates = getCertificates(folder)
  // Patroni has a user of its own.
  chmodSync(certificates.key, 0o644)
  const tls = {
    ca: readFileSync(certificates.cacert),
    cert: readFileSync(certificates.cert),
    key: readFileSync(certificates.key),
  }
  const ports = []
  for (const name of ['db1', 'db2', 'db3'])
    ports.push({ name, clientPort: await findFreePort(), peerPort: await findFreePort() })
  const cluster = ports.map(({ name, peerPort }) => `${name}=https://127.0.0.1:${peerPort}`).join(',')
  const start = (member: Omit<Member, 'program'>): Program =>
    startProgram(`etcd-${member.name}`, 'etcd', [], { env: buildEnvironment(folder, member, cluster) })
  const members: Member[] = ports.map((member) => ({ ...member, program: start(member) }))
  await waitUntil('etcd', async () => (await findLeader(members, tls)) !== undefined)
  return {
    hosts: members.map(({ clientPort }) => `127.0.0.1:${clientPort}`),
    certificates,
    killLeader: async () => {
      const leader = (await findLeader(members, tls))!
      await leader.program.stop('SIGKILL')
      return () => void (leader.program = start(leader))
    },
    stop: async () => void (await Promise.all(members.map(({ program }) => program.stop('SIGKILL')))),
  }
}
