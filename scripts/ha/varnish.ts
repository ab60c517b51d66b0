import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillSample, readSample } from './nginx.ts'
import type { Proxy } from './nginx.ts'
import { isOk, startProgram, waitUntil } from './programs.ts'

/** Starts Varnish with deploy/varnish in front of two servers. */
export async function startVarnish(folder: string, port: number, [first, second]: number[]): Promise<Proxy> {
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
    `127.0.0.1:${port}`,
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
  const url = `http://127.0.0.1:${port}`
  await waitUntil('Varnish', () => isOk(`${url}/health/live`))
  return { url, purgeUrl: url, program }
}
