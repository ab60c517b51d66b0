import { screen, within } from '@testing-library/react'
import { renderSite } from '@tests/render'
import type { Profile } from '@/api'
import { getCompleteness } from './completeness'
import { NextSteps } from './NextSteps'
import { ProfileCompleteness } from './ProfileCompleteness'

const profile: Profile = {
  id: 'u',
  email: 'l@x.example',
  emailVerified: true,
  referralCode: 'k3v9xq2m',
  firstName: 'Laila',
  phone: '  ',
  language: 'en',
  newsletter: false,
  version: 1,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
}

it.each([
  [{ firstName: '', lastName: '', phone: '' }, 0, false],
  [{ firstName: 'Laila', lastName: '  ', phone: '' }, 1, false],
  [{ firstName: 'Laila', lastName: 'Hassan', phone: '01012345678' }, 3, true],
])('getCompleteness counts the fields of a profile that are filled in: %j', (parts, filled, whole) =>
  expect(getCompleteness(parts)).toEqual({ filled, all: 3, whole }),
)

it('links to the account page while the profile is incomplete', () => {
  const { rerender } = renderSite(<ProfileCompleteness profile={profile} />)
  expect(screen.getByText('1 of 3 filled in')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Complete' })).toHaveAttribute('href', '/account')
  rerender(<span />)
  renderSite(<ProfileCompleteness profile={{ ...profile, lastName: 'Hassan', phone: '01012345678' }} />)
  expect(screen.queryByRole('link')).toBeNull()
})

it.each(['en', 'ar'] as const)(
  'says in words that the profile is empty, because an Arabic zero looks like a dot (%s)',
  (locale) => {
    renderSite(<ProfileCompleteness profile={{ ...profile, firstName: '' }} />, { locale })
    expect(screen.getByText(locale === 'ar' ? 'لم تكتبوا شيئًا بعد' : 'Nothing filled in yet')).toBeVisible()
  },
)

it('marks the steps that are done and links to all', () => {
  const progress = {
    hasInvitation: true,
    hasHouseholds: true,
    hasPlan: false,
    hasWholeProfile: false,
    hasWishes: false,
  }
  renderSite(<NextSteps weddingId="w" onCreate={undefined} {...progress} />)
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => within(step).queryByRole('link')?.getAttribute('href'))).toEqual([
    undefined,
    '/weddings/w/events',
    '/weddings/w/guests',
    '/account',
    '/items',
    '/providers/directory',
  ])
  const done = steps.map((step) => within(step).queryByTitle('Done') !== null)
  expect(done).toEqual([true, false, true, false, false, false])
})
