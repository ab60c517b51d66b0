import { randomUUID } from 'node:crypto'
import type { BenchClient } from './calls.ts'
import { FREQUENT_AREA, FREQUENT_CATEGORY, FREQUENT_WORD } from './directoryTables.ts'
import { getCode, getRowId, getShortCode, getSlug } from './rows.ts'

/** Reads of each kind in a round: p99 needs several hundred. */
const READS = 10

/** What a round may read: rows that no round deletes, over the whole range. */
export interface RowPicker {
  /** @returns the number of a random invitation */
  pickInvitation: () => number
  /** @returns the number of a random provider that is approved */
  pickProvider: () => number
}

/** Calls the operations that need no account. */
export async function runPublicRound(client: BenchClient, rows: RowPicker): Promise<void> {
  for (let nth = 0; nth < READS; nth += 1) {
    await readInvitation(client, rows)
    await searchDirectory(client, rows)
  }
  await readFiles(client, rows)
  const slug = encodeURIComponent(getSlug(rows.pickInvitation()))
  await client.call('recordOpenView', 'POST', `invitations/slug/${slug}/views`)
  const email = `${randomUUID()}@example.com`
  await client.call('landingSignin', 'POST', 'identity/landing-signin', { body: { email, phone: '01012345678' } })
  await client.call('sendContactMessage', 'POST', 'contact', { body: { email, name: 'منى', message: 'متى؟' } })
}

async function readInvitation({ call }: BenchClient, { pickInvitation }: RowPicker): Promise<void> {
  await call('getInvitationBySlug', 'GET', `invitations/slug/${encodeURIComponent(getSlug(pickInvitation()))}`)
  await call('resolveDeepLink', 'GET', `deep-links/${getShortCode(pickInvitation())}`)
  await call('listItems', 'GET', 'items')
  await call('listItemsByCategory', 'GET', 'items/category/appliances')
  await call('getItem', 'GET', 'items/appliances-1')
}

async function searchDirectory({ call }: BenchClient, { pickProvider }: RowPicker): Promise<void> {
  const search = (name: string, query: Record<string, string>) =>
    call(`listProviders (${name})`, 'GET', `providers?${new URLSearchParams(query)}`)
  const code = getCode(pickProvider())
  await search('all', {})
  await search('page 10', { page: '10' })
  await search('word', { q: FREQUENT_WORD })
  await search('one match', { q: code })
  await search('no match', { q: 'قصر البارون' })
  await search('two letters', { q: code.slice(3, 5) })
  await search('category', { category: FREQUENT_CATEGORY })
  await search('area', { area: FREQUENT_AREA })
  await search('word, category and area', { q: FREQUENT_WORD, category: FREQUENT_CATEGORY, area: FREQUENT_AREA })
  const id = getRowId('provider', pickProvider())
  await call('getProvider', 'GET', `providers/${id}`)
  await call('listServices', 'GET', 'services')
  await call('listServicesByCategory', 'GET', `services/category/${FREQUENT_CATEGORY}`)
  await call('listServicesByProvider', 'GET', `services/provider/${id}`)
}

const getFileAddress = (n: number, file: string): string => `invitations/slug/${encodeURIComponent(getSlug(n))}/${file}`

async function readFiles({ call }: BenchClient, { pickInvitation }: RowPicker): Promise<void> {
  for (const [name, file] of [
    ['getInvitationCalendar', 'calendar.ics'],
    ['getInvitationQrSvg', 'qr.svg'],
  ] as const)
    await call(name, 'GET', getFileAddress(pickInvitation(), file))
}

/** Calls the operations that draw pictures of an invitation. */
export async function readPictures({ call }: BenchClient, { pickInvitation }: RowPicker): Promise<void> {
  for (const [name, file] of [
    ['getInvitationQrPng', 'qr.png'],
    ['getInvitationPreview', 'preview.png'],
    ['getInvitationPicture', 'picture.png'],
  ] as const)
    await call(name, 'GET', getFileAddress(pickInvitation(), file))
}
