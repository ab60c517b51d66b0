import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Connections in parallel, and the duration of each round in s. */
const CONNECTIONS = 50
const ROUND_S = 3

/**
 * Measures throughput with wrk: a load generator in JavaScript takes more time for each compressed response than the server.
 * @returns requests per second, with brotli as in browsers
 * @throws Error when a response was not successful
 */
export async function measureThroughput(url: string, headers: Record<string, string> = {}): Promise<number> {
  const all = { 'accept-encoding': 'br', ...headers }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${ROUND_S}`, ...flags, url]
  const report = await text(spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]
  if (!rate || /Non-2xx|Socket errors/.test(report)) throw new Error(`${url} could not be measured:\n${report}`)
  return Number(rate)
}
