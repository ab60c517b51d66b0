import type { BenchClient } from './calls.ts'
import { getRowId } from './rows.ts'

const READS = 3

interface Versioned {
  id: string
  version: number
}

const enquiry = {
  name: 'ليلى حسن',
  phone: '01012345678',
  consent: true,
  weddingId: null,
  weddingDate: '2050-06-17',
  place: null,
  guests: 250,
  message: 'هل القاعة متاحة؟',
}

/** Asks a provider, notes its offer, and deletes the enquiry. @param provider the number of one that is approved */
export async function runEnquiryRound({ call }: BenchClient, provider: number, token: string): Promise<void> {
  const path = `providers/${getRowId('provider', provider)}`
  const { id } = await call<Versioned>('sendEnquiry', 'POST', `${path}/enquiries`, { token, body: enquiry })
  for (let nth = 0; nth < READS; nth += 1) {
    await call('listEnquiries', 'GET', 'enquiries', { token })
    await call('listReviews', 'GET', `${path}/reviews`)
  }
  const body = { status: 'booked', amount: 42_000, note: null, weddingDate: enquiry.weddingDate, version: 1 }
  await call('updateEnquiry', 'PUT', `enquiries/${id}`, { token, body })
  await call('deleteEnquiry', 'DELETE', `enquiries/${id}`, { token })
}
