import { expectAtLeast } from '../lib/figures.ts'
import { getMedian, type Visit } from './lighthouse.ts'
import { CAUSES, type Cause } from './longTasks.ts'

export const KIB = 1024

/** @returns the median of a figure over the visits */
export const getVisitMedian = (visits: Visit[], pick: (visit: Visit) => number): number => getMedian(visits.map(pick))

/** Checks that accessibility, best practices and SEO each have a score of 100. */
export function checkScores(visits: Visit[]): void {
  expectAtLeast(
    'accessibility',
    getVisitMedian(visits, (v) => v.accessibility),
    100,
  )
  expectAtLeast(
    'best practices',
    getVisitMedian(visits, (v) => v.bestPractices),
    100,
  )
  expectAtLeast(
    'SEO',
    getVisitMedian(visits, (v) => v.seo),
    100,
  )
}

/** Prints the heading, and how many visits were repeated because the machine was busy. */
export function printHeading(name: string, visits: number, repeated: number): void {
  console.log(
    `\n${name}: median of ${visits} visits, Lighthouse mobile${repeated > 0 ? `; ${repeated} more while the machine was busy` : ''}`,
  )
}

/** @returns the size of the scripts that a page's loader loads, in bytes of brotli without response headers */
export async function fetchScriptSize(url: string, html: string): Promise<number> {
  const sources = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  const sizes = await Promise.all(
    sources.map(async (source) => {
      const { headers } = await fetch(new URL(source, url), { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
      if (headers.get('content-encoding') !== 'br') throw new Error(`${source} does not come in brotli`)
      return Number(headers.get('content-length'))
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const causeNames: Record<Cause, string> = {
  evaluation: 'script evaluation',
  hydration: 'hydration and handlers',
  styleLayout: 'style and layout',
  paint: 'paint',
  parsing: 'parsing',
  browser: 'browser',
}

/** Prints the time that long tasks take on the slow CPU, by cause. */
export function printLongTasks(visits: Visit[]): void {
  const times = CAUSES.map(
    (cause) => `${causeNames[cause]} ${Math.round(getVisitMedian(visits, ({ longTasks }) => longTasks[cause]))}`,
  )
  console.log(`  long tasks in ms: ${times.join(', ')}`)
}
