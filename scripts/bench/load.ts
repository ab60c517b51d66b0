import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Guests at the same time, and how long each round lasts, in s. */
const CONNECTIONS = 50
const ROUND_S = 3

/**
 * Measured with wrk: a load generator in JavaScript takes longer for each compressed answer than the server does.
 * @returns requests per second, brotli accepted as browsers do.
 * @throws Error when an answer was no success
 */
export async function requestsPerSecond(url: string): Promise<number> {
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${ROUND_S}`, '-H', 'accept-encoding: br', url]
  const report = await text(spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] }).stdout)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]
  if (!rate || /Non-2xx|Socket errors/.test(report)) throw new Error(`${url} could not be measured:\n${report}`)
  return Number(rate)
}
