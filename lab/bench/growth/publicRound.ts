import { randomUUID } from 'node:crypto'
import type { BenchClient } from './calls.ts'
import { FREQUENT_AREA, FREQUENT_CATEGORY, FREQUENT_WORD } from './directoryTables.ts'
import { getCode, getInvitationPath, getRowId, getShortCode, getTemplate } from './rows.ts'

/** Reads of each kind in a round: p99 needs several hundred. */
const READS = 10
export const INVITATIONS_PER_ROUND = 4

/**
 * Calls the operations that need no account.
 * @param invitations INVITATIONS_PER_ROUND numbers of invitations that the server has not cached
 * @param pickProvider returns the number of a random provider that is approved
 */
export async function runPublicRound(
  client: BenchClient,
  invitations: number[],
  pickProvider: () => number,
): Promise<void> {
  const { call } = client
  for (const n of invitations) await openInvitation(client, n)
  for (let nth = 0; nth < READS; nth += 1) {
    await readItems(client)
    await searchDirectory(client, pickProvider)
  }
  const email = `${randomUUID()}@example.com`
  await call('landingSignin', 'POST', 'identity/landing-signin', { body: { email, phone: '01012345678' } })
  await call('sendContactMessage', 'POST', 'contact', { body: { email, name: 'منى', message: 'متى؟' } })
}

/** Two guests open the same invitation: the server reads it from the database for the first, and from its cache for the second. */
async function openInvitation({ call }: BenchClient, n: number): Promise<void> {
  const path = getInvitationPath(n)
  await call('resolveDeepLink', 'GET', `deep-links/${getShortCode(n)}`)
  await call('getInvitationBySlug (not cached)', 'GET', path)
  await call('getInvitationBySlug (cached)', 'GET', path)
  await call('recordOpenView', 'POST', `${path}/views`)
  await call('getInvitationCalendar', 'GET', `${path}/calendar.ics`)
  await call('getInvitationQrSvg', 'GET', `${path}/qr.svg`)
}

async function readItems({ call }: BenchClient): Promise<void> {
  await call('listItems', 'GET', 'items')
  await call('listItemsByCategory', 'GET', 'items/category/appliances')
  await call('getItem', 'GET', 'items/appliances-1')
}

async function searchDirectory({ call }: BenchClient, pickProvider: () => number): Promise<void> {
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

/** Calls the operations that draw pictures of the n-th invitation. */
export async function readPictures({ call }: BenchClient, n: number): Promise<void> {
  const path = getInvitationPath(n)
  await call('getInvitationQrPng', 'GET', `${path}/qr.png`)
  await call('getInvitationPreview', 'GET', `${path}/preview.png`)
  await call(`getInvitationPicture (template ${getTemplate(n)})`, 'GET', `${path}/picture.png`)
}
