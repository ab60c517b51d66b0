import { screen, within } from '@testing-library/react'
import { renderSite } from '@tests/render'
import ProvidersPage from './ProvidersPage'

const open = (locale: 'ar' | 'en' = 'en') => renderSite(<ProvidersPage />, { at: '/providers', locale })

describe('ProvidersPage', () => {
  it('shows the figures of the specification', () => {
    open()
    const stats = within(screen.getByRole('list', { name: 'Our providers in numbers' })).getAllByRole('listitem')
    expect(stats.map(({ textContent }) => textContent)).toEqual([
      '500+ verified providers',
      '4.8 average rating',
      '10K+ happy couples',
    ])
  })

  it('says in Arabic what the cards say in English', () => {
    open('ar')
    expect(screen.getByRole('heading', { name: 'الترفيه في الأفراح' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'المواصلات ٦٠+' })).toBeVisible()
  })

  it('has six featured cards, each with a link to its category', () => {
    open()
    const carousel = screen.getByRole('region', { name: 'Featured' })
    const cards = within(carousel).getAllByRole('article')
    expect(
      cards.map((card) => [
        within(card).getByRole('heading').textContent,
        card.querySelector('p')?.textContent,
        within(card).getByRole('link').getAttribute('href'),
      ]),
    ).toEqual([
      ['Wedding Photography', '5.0 (120 reviews)', '/providers/directory?category=photographer'],
      ['Wedding Venues', '4.9 (85 reviews)', '/providers/directory?category=weddinghall'],
      ['Catering Services', '4.8 (95 reviews)', '/providers/directory?category=catering'],
      ['Wedding Planning', '5.0 (150 reviews)', '/providers/directory?category=weddingplanner'],
      ['Wedding Decor', '4.9 (110 reviews)', '/providers/directory?category=flowerbouquet'],
      ['Wedding Entertainment', '4.7 (75 reviews)', '/providers/directory?category=dj'],
    ])
    for (const card of cards) {
      expect(within(card).getByText('View Details')).toBeVisible()
      expect(within(card).getByRole('img')).toHaveAccessibleName(/\w{5}/)
    }
  })

  it('has six categories and the two final links', () => {
    open()
    const list = screen.getByRole('heading', { name: 'Browse by Category' }).parentElement!
      .nextElementSibling as HTMLElement
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Photography 150+',
      'Venues 200+',
      'Catering 120+',
      'Entertainment 80+',
      'Transportation 60+',
      'Jewelry 90+',
    ])
    expect(screen.getByRole('link', { name: 'Browse All Providers' })).toHaveAttribute('href', '/providers/directory')
    expect(screen.getByRole('button', { name: 'Become a Provider' })).toBeVisible()
  })

  it('formats counts in Arabic digits', () => {
    open('ar')
    expect(screen.getByText('٥٫٠ (١٢٠ تقييمًا)')).toBeVisible()
    expect(screen.getByText('٤٫٩ (١١٠ تقييمات)')).toBeVisible()
    expect(screen.getByText('١٥٠+')).toBeVisible()
  })
})
