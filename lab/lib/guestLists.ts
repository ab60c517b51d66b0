import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EventList, ImportInput, Wedding } from '@/api/generated/weddingEndpoints'
import type { BenchCouple } from './couples.ts'

/** As many households as a wedding can have. */
export const HOUSEHOLDS = 3000

export interface BenchWedding {
  id: string
  hallId: string
}

/** Calls the API as a couple. @returns the response's body and how long it took, in ms, until its last byte */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what an operation returns
export async function timeCall<Result>(
  url: string,
  { token }: BenchCouple,
  method: string,
  path: string,
  body?: object,
): Promise<{ data: Result; ms: number }> {
  const since = performance.now()
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  const ms = performance.now() - since
  if (!response.ok) throw new Error(`${method} ${path} responded ${response.status}: ${text}`)
  return { data: (text === '' ? null : JSON.parse(text)) as Result, ms }
}

/** Creates a wedding, which has one hall. */
export async function createWedding(url: string, couple: BenchCouple): Promise<BenchWedding> {
  const body = { title: 'عمر وليلى', language: 'ar', timeZone: 'Africa/Cairo' }
  const { id } = (await timeCall<Wedding>(url, couple, 'POST', 'weddings', body)).data
  const { items } = (await timeCall<EventList>(url, couple, 'GET', `weddings/${id}/events`)).data
  return { id, hallId: items[0]!.halls[0]!.id }
}

const NAMES = ['أحمد', 'محمد', 'منى', 'خالد', 'سارة', 'عبد الرحمن', 'ليلى', 'يوسف', 'نورهان', 'مصطفى']
const FAMILIES = ['الشافعي', 'عبد الله', 'سمير', 'فؤاد', 'حسين', 'المهدي', 'زكي', 'الجندي']
const TAGS = ['الشغل', 'الجيران', 'العيلة', 'الجامعة']

/** @returns a list of households as an import sends it */
export const createRows = (hallId: string, count = HOUSEHOLDS): ImportInput['rows'] =>
  Array.from({ length: count }, (_, nth) => ({
    honorific: nth % 5 === 0 ? 'الحاج' : undefined,
    name: `${NAMES[nth % NAMES.length]!} ${FAMILIES[nth % FAMILIES.length]!} ${nth}`,
    side: nth % 2 === 0 ? 'groom' : 'bride',
    phone: `010${String(nth).padStart(8, '0')}`,
    tags: [TAGS[nth % TAGS.length]!],
    tableLabel: String(1 + (nth % 40)),
    seats: [{ hallId, allowed: 1 + (nth % 6) }],
  }))

/** Imports a list into a new wedding. @returns the wedding, and how long the import took, in ms */
export async function importList(
  url: string,
  couple: BenchCouple,
  count = HOUSEHOLDS,
): Promise<{ wedding: BenchWedding; ms: number }> {
  const wedding = await createWedding(url, couple)
  const body = { id: randomUUID(), source: 'csv', rows: createRows(wedding.hallId, count) }
  const { ms } = await timeCall(url, couple, 'POST', `weddings/${wedding.id}/imports`, body)
  return { wedding, ms }
}

/** Downloads the guest list of a wedding. @returns the path of the file */
export async function downloadList(
  url: string,
  { token }: BenchCouple,
  weddingId: string,
  format: 'csv' | 'xlsx',
): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'ar' }
  const response = await fetch(`${url}/api/v1/weddings/${weddingId}/exports/households.${format}`, { headers })
  if (!response.ok) throw new Error(`the download responded ${response.status}: ${await response.text()}`)
  const path = join(await mkdtemp(join(tmpdir(), 'zaffa-bench-')), `guests.${format}`)
  await writeFile(path, new Uint8Array(await response.arrayBuffer()))
  return path
}
