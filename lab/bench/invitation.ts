/**
 * `npm run bench:invitation`: load time of a published invitation on a guest's phone, and the throughput of the server. Prints each figure
 * with its bound; fails when one does not hold. Arguments select templates: `npm run bench:invitation -- fanous`. Runs five visits each with
 * Lighthouse's mobile settings, in turn with a static page of the same text and font on the same machine.
 */
import { brotliCompressSync } from 'node:zlib'
import { invitationPath, personalPath } from '../../shared/routes.ts'
import { getTemplateColors } from '../../shared/palettes/cardColors.ts'
import { getTemplateName, TEMPLATE_NUMBERS, TEMPLATES } from '../../src/card/content.ts'
import { createAccount, publish, register, type Account } from '../../tests/e2e/support/couple.ts'
import { addHalls, addHouseholds, listHouseholds } from '../../tests/e2e/support/guestList.ts'
import { createCard } from '../../tests/e2e/support/sampleCard.ts'
import { ensureBuilt } from '../../scripts/lib/build.ts'
import { expectAtLeast, expectAtMost, exitWithResult } from '../lib/figures.ts'
import { discardServer, startServer } from '../../scripts/lib/server.ts'
import { ensureLoadGenerator, ensureMeasuringBrowser } from '../lib/tools.ts'
import { startBaseline, type Baseline, type Sample } from './baseline.ts'
import { KIB, getVisitMedian, printHeading, printLongTasks, checkScores } from './visits.ts'
import { checkPress, type Press } from './interaction.ts'
import { getMedian, visitRepeatedly } from './lighthouse.ts'
import { measureThroughput } from './throughput.ts'

const VISITS = 5
const ROUNDS = 9
const KB = 1000

/** The first control of the page, and its first button that no browser handles by itself. */
const presses: Press[] = [
  { name: 'press on the cover', target: 'article details summary', effect: 'article details[open]' },
  {
    name: 'press on Copy Link',
    target: 'article section h2 + div > button',
    effect: 'article section [role="status"][data-shown="true"]',
  },
]

interface PublishedPage extends Sample {
  url: string
  /** Bound of all scripts, brotli. */
  scriptsKib: number
}

/** Measures the load time on a phone and prints the medians beside those of the static page. */
async function measurePage({ name, url, html, scriptsKib }: PublishedPage, baseline: Baseline): Promise<void> {
  const { visits: taken, repeated } = await visitRepeatedly([url, baseline.pageUrl(name)], VISITS, browser)
  const [ours = [], plain = []] = taken
  const [lcp, plainLcp] = [getVisitMedian(ours, (v) => v.lcp), getVisitMedian(plain, (v) => v.lcp)]
  printHeading(name, VISITS, repeated)
  expectAtMost('largest contentful paint', lcp / 1000, 1.3, 's')
  expectAtMost(`beside the static page (${(plainLcp / 1000).toFixed(2)} s)`, lcp / plainLcp, 1.25, '×')
  expectAtMost(
    'layout shift',
    getVisitMedian(ours, (v) => v.cls),
    0.01,
  )
  expectAtMost(
    `blocking time (static page ${Math.round(getVisitMedian(plain, (v) => v.tbt))} ms)`,
    getVisitMedian(ours, (v) => v.tbt),
    50,
    'ms',
  )
  printLongTasks(ours)
  for (const press of presses) await checkPress(url, press)
  expectAtLeast(
    'performance',
    getVisitMedian(ours, (v) => v.performance),
    98,
  )
  checkScores(ours)
  const inline = brotliCompressSync(/<script data-page=[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '').length
  expectAtMost(
    'scripts, brotli: inline and loaded',
    (inline + getVisitMedian(ours, (v) => v.bytes.script)) / KIB,
    scriptsKib,
    'KiB',
  )
  // Includes the one preloaded font, because it may arrive before or after the names are painted.
  expectAtMost(
    'before the names are painted: page and font',
    getVisitMedian(ours, (v) => v.bytes.document + v.bytes.font) / KB,
    60,
    'KB',
  )
  expectAtMost('whole first view', getVisitMedian(ours, (v) => v.bytes.total) / KB, 300, 'KB')
}

/** Measures throughput in turn with the static file, so that each round is compared with one under the same conditions. */
async function measureLoad(url: string, baseline: Baseline): Promise<void> {
  const rounds: { file: number; rendered: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ file: await measureThroughput(baseline.fileUrl), rendered: await measureThroughput(url) })
  }
  const getRate = (of: 'file' | 'rendered') => Math.round(getMedian(rounds.map((round) => round[of])))
  console.log(`\nserver: 50 connections, median of ${ROUNDS} rounds`)
  console.log(
    `  rendered invitation ${getRate('rendered')}/s, @fastify/static with a file of that size ${getRate('file')}/s`,
  )
  expectAtLeast('times the static file', getMedian(rounds.map(({ file, rendered }) => rendered / file)), 2, '×')
}

async function publishAll(siteUrl: string): Promise<PublishedPage[]> {
  const account = createAccount()
  await register(siteUrl, account)
  const wanted = process.argv.slice(2)
  const chosen = TEMPLATE_NUMBERS.filter((number) => wanted.length === 0 || wanted.includes(getTemplateName(number)))
  const pages: PublishedPage[] = []
  for (const template of chosen) {
    const name = getTemplateName(template)
    const { slug, weddingId } = await publish(siteUrl, account, 'ar', template)
    const palette = getTemplateColors(template).palettes.at(-1)!.id
    // The largest font.
    const card = { ...createCard('ar'), palette, accent: '#c2185b', fontPair: 'naskh' }
    const fullLink = siteUrl + invitationPath((await publish(siteUrl, account, 'ar', template, { card })).slug)
    const openLink = siteUrl + invitationPath(slug)
    const personalLink = siteUrl + personalPath(await addFamily(siteUrl, account, weddingId))
    pages.push({ name, url: openLink, html: await fetchText(openLink), scriptsKib: 60 })
    pages.push({ name: `${name}-full-card`, url: fullLink, html: await fetchText(fullLink), scriptsKib: 60 })
    pages.push({ name: `${name}-personal`, url: personalLink, html: await fetchText(personalLink), scriptsKib: 75 })
  }
  return pages
}

const fetchText = async (url: string): Promise<string> => (await fetch(url)).text()

/** Adds a family with seats in two halls. @returns the token of its personal link */
async function addFamily(siteUrl: string, account: Account, weddingId: string): Promise<string> {
  const { men, women } = await addHalls(siteUrl, account, weddingId, 'ar')
  const seats = [men, women].map((hallId) => ({ hallId, allowed: 4 }))
  const row = { name: 'أحمد عبد الرحمن وعائلته الكريمة', side: 'groom', language: 'ar', seats } as const
  await addHouseholds(siteUrl, account, weddingId, [{ ...row, seats }])
  return (await listHouseholds(siteUrl, account, weddingId))[0]!.linkToken!
}

const browser = await ensureMeasuringBrowser()
await ensureLoadGenerator()
await ensureBuilt()
const server = await startServer()
const pages = await publishAll(server.url)
const [first] = pages
if (!first) throw new Error(`There is no such template; there are ${TEMPLATES.join(', ')}`)
const baseline = await startBaseline(pages)
try {
  await measureLoad(first.url, baseline)
  for (const page of pages) await measurePage(page, baseline)
} finally {
  await baseline.close()
  await discardServer(server)
}
exitWithResult()
