import type { Invitation } from '@/api'

/** A couple's own invitation as the API answers it. */
export const publishedInvitation = (slug: string, id = `id-${slug}`): Invitation => ({
  id,
  slug,
  ownerId: 'u',
  shortCode: `code-${slug}`,
  template: 2,
  language: 'en',
  groom: 'Omar',
  bride: 'Laila',
  weddingDate: '2027-06-18',
  timeZone: 'Africa/Cairo',
  engagementDate: '2026-12-01',
  hennaDate: '2027-06-16',
  crownDate: '2027-06-17',
  weddinghole: 'Nile Hall',
  weddingAddress: '12 Corniche',
  area: 'Zamalek',
  version: 3,
  createdAt: '',
  updatedAt: '',
})
