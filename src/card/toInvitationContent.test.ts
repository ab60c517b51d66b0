import type { PublicInvitation } from '@/api'
import { toInvitationContent } from './toInvitationContent'

const wire: PublicInvitation = {
  id: '0b0f7d0e-0a5c-4a70-8a4e-1d2f0a9f7b10',
  slug: 'omar-layla-k3v9xq2m7tdh4',
  version: 3,
  takesRequests: false,
  wishes: [],
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-02T00:00:00Z',
  template: 4,
  language: 'en',
  groom: 'Omar',
  bride: 'Layla',
  weddingDate: '2026-12-17',
  timeZone: 'Africa/Cairo',
  engagementDate: '2026-05-01',
  hennaDate: '2026-12-15',
  crownDate: '2026-12-10',
  weddinghole: 'Lotus Hall',
  weddingAddress: 'Corniche El Nil',
  area: 'Cairo',
}

describe('toInvitationContent', () => {
  it('returns the fields that a card shows, without those of the stored record', () => {
    expect(toInvitationContent(wire)).toEqual({
      template: 4,
      language: 'en',
      groom: 'Omar',
      bride: 'Layla',
      weddingDate: '2026-12-17',
      weddingTime: undefined,
      timeZone: 'Africa/Cairo',
      engagementDate: '2026-05-01',
      hennaDate: '2026-12-15',
      crownDate: '2026-12-10',
      hall: 'Lotus Hall',
      address: 'Corniche El Nil',
      area: 'Cairo',
      mapsLink: undefined,
      backgroundImage: undefined,
    })
  })

  it('includes the optional fields', () => {
    const optional = {
      weddingTime: '19:30',
      mapsLink: 'https://maps.app.goo.gl/x',
      backgroundImage: '/api/v1/uploads/a.webp',
    }
    expect(toInvitationContent({ ...wire, ...optional })).toMatchObject(optional)
  })
})
