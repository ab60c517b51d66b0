import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { root } from '../../scripts/lib/run.ts'
import { isOk, startProgram, waitUntil } from './programs.ts'
import type { Program } from './programs.ts'

export const PURGE_MODULE = '/usr/lib/nginx/modules/ngx_http_cache_purge_module.so'

/** nginx with its cache, in front of servers. */
export interface Nginx {
  url: string
  httpsUrl: string
  /** The self-signed certificate. */
  certificate: string
  program: Program
}

/** The ports of nginx, which the servers must know before it starts. */
export const reservePorts = async () => ({
  http: await findFreePort(),
  https: await findFreePort(),
  purge: await findFreePort(),
})
export type NginxPorts = Awaited<ReturnType<typeof reservePorts>>

/** @returns the text with every replacement made. @throws Error when the sample does not contain one of the texts any more */
export const fillSample = (text: string, replacements: [string, string][]): string =>
  replacements.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`the sample does not contain "${from}"`)
    return filled.replaceAll(from, to)
  }, text)

export const readSample = (path: string): string => readFileSync(join(root, 'deploy', path), 'utf8')

/** @returns the addresses of servers in a sample for ports 3001 and 3002, with those that run */
export const listServerAddresses = ([first, second]: number[]): [string, string][] => [
  ['127.0.0.1:3001', `127.0.0.1:${first}`],
  ['127.0.0.1:3002', `127.0.0.1:${second}`],
]

/** Creates `fullchain.pem` and `privkey.pem`, self-signed for localhost. */
export function createCertificate(folder: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      ...subject,
      ...files,
    ],
    { stdio: 'ignore' },
  )
}

/** Starts nginx with deploy/nginx in front of two servers; only addresses and paths differ. */
export async function startNginx(folder: string, ports: NginxPorts, serverPorts: number[]): Promise<Nginx> {
  mkdirSync(folder, { recursive: true })
  createCertificate(folder)
  const upstream = join(folder, 'upstream.conf')
  writeFileSync(upstream, fillSample(readSample('nginx/zaffa-upstream.conf'), listServerAddresses(serverPorts)))
  const site = fillSample(readSample('nginx/zaffa.conf'), [
    ['/etc/nginx/zaffa-upstream.conf', upstream],
    ['/var/lib/nginx/zaffa', join(folder, 'cache')],
    ['/var/log/nginx', folder],
    ['/etc/zaffa/tls', folder],
    ['    listen 80;\n    listen [::]:80;\n', `    listen 127.0.0.1:${await findFreePort()};\n`],
    [
      '    listen 443 ssl http2;\n    listen [::]:443 ssl http2;\n',
      `    listen 127.0.0.1:${ports.http};\n    listen 127.0.0.1:${ports.https} ssl http2;\n`,
    ],
    ['listen 8081;', `listen 127.0.0.1:${ports.purge};`],
  ])
  const main = join(folder, 'nginx.conf')
  writeFileSync(
    main,
    `load_module ${PURGE_MODULE};\nworker_processes auto;\nworker_rlimit_nofile 8192;\npid ${join(folder, 'nginx.pid')};\nevents { worker_connections 4096; }\nhttp {\ninclude /etc/nginx/mime.types;\n${site}\n}\n`,
  )
  const program = startProgram('nginx', 'nginx', ['-c', main, '-e', join(folder, 'error.log'), '-g', 'daemon off;'])
  await waitUntil('nginx', () => isOk(`http://127.0.0.1:${ports.purge}/status`))
  return {
    url: `http://127.0.0.1:${ports.http}`,
    httpsUrl: `https://127.0.0.1:${ports.https}`,
    certificate: readFileSync(join(folder, 'fullchain.pem'), 'utf8'),
    program,
  }
}
