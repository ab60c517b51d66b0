import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillSample, readSample } from './nginx.ts'
import type { Proxy, ProxyPorts } from './nginx.ts'
import { isOk, startProgram, waitUntil } from './programs.ts'

/** Starts Varnish with deploy/varnish in front of two servers. */
export async function startVarnish(folder: string, ports: ProxyPorts, [first, second]: number[]): Promise<Proxy> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'zaffa.vcl')
  const sample = readSample('varnish/zaffa.vcl')
  writeFileSync(
    file,
    fillSample(sample, [
      ['"3001"', `"${first}"`],
      ['"3002"', `"${second}"`],
    ]),
  )
  const flags = [
    '-a',
    `site=127.0.0.1:${ports.http}`,
    '-a',
    `purge=127.0.0.1:${ports.purge}`,
    '-f',
    file,
    '-n',
    join(folder, 'work'),
    '-s',
    'malloc,256m',
    '-p',
    'http_gzip_support=off',
  ]
  const program = startProgram('varnish', 'varnishd', ['-F', ...flags])
  const url = `http://127.0.0.1:${ports.http}`
  await waitUntil('Varnish', () => isOk(`${url}/health/live`))
  return { url, purgeUrl: `http://127.0.0.1:${ports.purge}`, program }
}
