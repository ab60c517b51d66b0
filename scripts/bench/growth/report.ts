import { operations } from '../../../openapi/operations.ts'
import { expectAtMost, expectExactly } from '../../lib/figures.ts'
import { getPercentile } from '../loadTest.ts'
import type { BenchTarget } from './measure.ts'

/** How much slower an operation may be beside a large database, at p99. */
const GROWTH_BOUND = 1.5
/** Growth of p99 in ms that is noise: garbage collection makes two equal databases differ by 1.3 ms (2.3 times). */
const NOISE_MS = 2
/** Parts of the measurement. Other work on the machine only adds time, so the quietest part counts, for both databases. */
const PARTS = 5

interface Figures {
  p50: number
  p99: number
}

const sort = (times: number[]): number[] => times.toSorted((a, b) => a - b)

/** @returns the figures of an operation, in ms: the median of all calls, and the p99 of the quietest part */
function summarize(times: number[]): Figures {
  const size = Math.ceil(times.length / PARTS)
  const parts = Array.from({ length: PARTS }, (_, nth) => sort(times.slice(nth * size, (nth + 1) * size)))
  return {
    p50: getPercentile(sort(times), 0.5),
    p99: Math.min(...parts.filter((part) => part.length > 0).map((part) => getPercentile(part, 0.99))),
  }
}

const formatMs = (ms: number): string => ms.toFixed(1).padStart(7)

interface ReportOptions {
  /** Whether the growth has a bound at this size. */
  isBound: boolean
  /** Longest p99 in ms of operations that grow with the directory by design, by name. */
  absolute?: Record<string, number>
}

/** Prints the figures of every operation at both sizes, and checks the growth of p99. */
export function reportOperations(
  small: BenchTarget,
  large: BenchTarget,
  { isBound, absolute = {} }: ReportOptions,
): void {
  console.log(
    `  ${''.padEnd(44)} p50: ${small.name} → ${large.name}, p99: ${small.name} → ${large.name}, in ms; growth of p99`,
  )
  for (const [name, times] of small.client.times) {
    const [before, after] = [summarize(times), summarize(large.client.times.get(name) ?? [])]
    const growth = `${(after.p99 / before.p99).toFixed(2).padStart(6)} ×`
    const line = `${name.padEnd(44)}${formatMs(before.p50)} →${formatMs(after.p50)}  ${formatMs(before.p99)} →${formatMs(after.p99)}  ${growth}`
    const bound = absolute[name] ?? Math.max(GROWTH_BOUND * before.p99, before.p99 + NOISE_MS)
    if (isBound) expectAtMost(line, after.p99, Number(bound.toFixed(1)), 'ms')
    else console.log(`  ${line}`)
  }
  const called = new Set([...large.client.times.keys()].map((name) => name.split(' ')[0]))
  const missing = operations.map(({ operationId }) => operationId).filter((id) => !called.has(id))
  if (missing.length > 0) console.log(`  not measured: ${missing.join(', ')}`)
  expectExactly(`operations of the OpenAPI document left out (of ${operations.length})`, missing.length, 0)
}
