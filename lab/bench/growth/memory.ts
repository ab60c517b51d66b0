import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILES_KEPT_BYTES, INVITATIONS_CACHED_BYTES, PAGES_CACHED_BYTES } from '../../../server/config/limits.ts'
import { API_PREFIX } from '../../../shared/limits.ts'
import { paths } from '../../../shared/routes.ts'
import { expectAtLeast, expectAtMost } from '../../lib/figures.ts'
import type { OwnServer } from '../../../scripts/lib/server.ts'
import { MEMORY_LIMIT_MIB, sampleMemory } from '../../lib/memory.ts'
import { getSlug } from './rows.ts'

/** Guest pages that are rendered, about 50 KB each: more than the cache holds. */
const PAGES = 4000
const CONNECTIONS = 16
/** Coprime to 10 and so to every power of ten: steps of this length visit each number once. */
const STEP = 617_363
const MIB = 1024 * 1024
/** What the script writes when every slug was requested; wrk itself knows only durations. */
const ALL_SENT = 'all sent'

/** @returns a script for wrk that requests each slug once, in scattered order */
function buildScript(address: string, size: number, count: number): string {
  const prefix = encodeURIComponent(getSlug(1)).slice(0, -getSlug(1).split('-').at(-1)!.length)
  return `
local sent = 0
request = function()
  sent = sent + 1
  if sent == ${count} + 1 then io.write('${ALL_SENT}\\n'); io.flush() end
  local n = (sent * ${STEP}) % ${size} + 1
  local code = string.format('%08x', (n * 2654435761) % 4294967296):gsub('0', 'y'):gsub('1', 'z')
  return wrk.format('GET', '${address}${prefix}' .. code .. 'kkkkk')
end
`
}

interface Responses {
  count: number
  failed: number
  perSecond: number
}

async function requestAll(server: OwnServer, address: string, size: number, count: number): Promise<Responses> {
  const folder = await mkdtemp(join(tmpdir(), 'zaffa-bench-'))
  const file = join(folder, 'slugs.lua')
  await writeFile(file, buildScript(address, size, count))
  const args = ['-t1', `-c${CONNECTIONS}`, '-d3600', '-s', file, '-H', 'accept-encoding: br', server.url]
  const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let report = ''
  for await (const chunk of wrk.stdout) {
    report += String(chunk)
    if (report.includes(ALL_SENT)) wrk.kill('SIGINT')
  }
  await rm(folder, { recursive: true })
  const find = (pattern: RegExp): number => Number(pattern.exec(report)?.[1] ?? 0)
  return {
    count: find(/(\d+) requests in/),
    failed: find(/Non-2xx or 3xx responses: (\d+)/),
    perSecond: Math.round(find(/Requests\/sec:\s+([\d.]+)/)),
  }
}

/**
 * Reads every invitation once, at random, and then renders more pages than the cache holds.
 * @param deleted at most so many invitations have been deleted
 */
export async function measureMemory(server: OwnServer, size: number, deleted: number): Promise<void> {
  const measure = async (what: string, address: string, count: number) => {
    const getPeak = sampleMemory(server.process.pid!)
    const responses = await requestAll(server, address, size, count)
    console.log(`\n  ${responses.count} ${what}, ${responses.perSecond}/s`)
    // The last ones are in progress when wrk is stopped.
    expectAtLeast(what, responses.count, count - CONNECTIONS)
    expectAtMost('not found, because deleted', responses.failed, deleted)
    expectAtMost('peak memory of the server', getPeak(), MEMORY_LIMIT_MIB, 'MiB')
  }
  await measure('distinct slugs at random', `${API_PREFIX}/invitations/slug/`, size)
  await measure('guest pages', `${paths.publicInvitation}?slug=`, Math.min(PAGES, size))
  console.log(
    `  bounds of the caches: ${INVITATIONS_CACHED_BYTES / MIB} MiB of invitations, ${PAGES_CACHED_BYTES / MIB} MiB of guest pages, ${PAGES_CACHED_BYTES / MIB} MiB of short links, ${FILES_KEPT_BYTES / MIB} MiB of files`,
  )
}
