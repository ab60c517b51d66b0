import { operations } from '../../../openapi/operations.ts'
import { expectAtMost, expectExactly } from '../../lib/figures.ts'
import { getPercentile } from '../../lib/loadTest.ts'
import type { BenchTarget } from './measure.ts'

/** How much slower an operation may be beside a large database. */
const GROWTH_BOUND = 1.5
/** Growth in ms that is noise: the p99 of short operations differs by up to 1.6 ms between two equal databases. */
const NOISE_MS = 2
/** Parts of the measurement. Other work on the machine only adds time, so the quietest part counts, for both databases. */
const PARTS = 8

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
  /** Longest time in ms of operations that grow with the directory by design, by name. */
  absolute?: Record<string, number>
}

/** Prints the figures of every operation at both sizes, and checks their growth. */
export function reportOperations(
  small: BenchTarget,
  large: BenchTarget,
  { isBound, absolute = {} }: ReportOptions,
): void {
  console.log(`  ${''.padEnd(48)}${small.name.padStart(7)}  ${large.name.padStart(7)}  in ms`)
  for (const [name, times] of small.client.times) {
    const [before, after] = [summarize(times), summarize(large.client.times.get(name) ?? [])]
    for (const percentile of ['p50', 'p99'] as const) {
      const [earlier, later] = [before[percentile], after[percentile]]
      const line = `${name.padEnd(44)}${percentile} ${formatMs(earlier)} →${formatMs(later)} ${(later / earlier).toFixed(2).padStart(6)} ×`
      const bound = absolute[name] ?? Math.max(GROWTH_BOUND * earlier, earlier + NOISE_MS)
      if (isBound) expectAtMost(line, later, Number(bound.toFixed(1)), 'ms')
      else console.log(`  ${line}`)
    }
  }
  const called = new Set([...large.client.times.keys()].map((name) => name.split(' ')[0]))
  const missing = operations.map(({ operationId }) => operationId).filter((id) => !called.has(id))
  if (missing.length > 0) console.log(`  not measured: ${missing.join(', ')}`)
  expectExactly(`operations of the OpenAPI document left out (of ${operations.length})`, missing.length, 0)
}
