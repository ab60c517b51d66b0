import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { renderSite } from '@tests/render'
import { CONGRATULATION_LINE } from '@shared/arabicLines'
import { TEMPLATE_NUMBERS, type InvitationContent } from './content'
import { COUNTDOWN_TICK_MS } from './countdown'
import { InvitationCard } from './InvitationCard'
import { preloadTemplate } from './templates'

const content: InvitationContent = {
  template: 1,
  language: 'en',
  groom: 'Omar',
  bride: 'Layla',
  weddingDate: '2026-12-17',
  weddingTime: '19:30',
  timeZone: 'Africa/Cairo',
  engagementDate: '2026-05-01',
  hennaDate: '2026-12-15',
  crownDate: '2026-12-10',
  hall: 'Lotus Hall',
  address: 'Corniche El Nil',
  area: 'Garden City',
  mapsLink: 'https://maps.app.goo.gl/x',
}
const empty: InvitationContent = {
  template: 1,
  language: 'en',
  groom: '',
  bride: '',
  weddingDate: '',
  timeZone: 'Africa/Cairo',
  hall: '',
  address: '',
  area: '',
}
const wedding = Date.UTC(2026, 11, 17, 17, 30)
const getText = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim()

beforeAll(async () => {
  await Promise.all(TEMPLATE_NUMBERS.map(preloadTemplate))
})

describe.each(TEMPLATE_NUMBERS)('template %i', (template) => {
  it('shows names, date, time, hall, address, area and the ceremonies in order of their dates', () => {
    const { container } = renderSite(<InvitationCard content={{ ...content, template }} now={wedding} />)
    expect(getText(screen.getByRole('heading', { level: 1 }))).toBe('Omar & Layla')
    const date = container.querySelector('time[datetime="2026-12-17T19:30"]')
    expect(getText(date)).toMatch(/Thursday.*17.*December.*2026.*at 7:30 pm/)
    expect(screen.getAllByText('Lotus Hall')).toHaveLength(2)
    expect(screen.getByText('Corniche El Nil')).toBeInTheDocument()
    expect(screen.getAllByText('Garden City').length).toBeGreaterThan(0)
    expect(screen.getAllByRole('listitem').map(getText)).toEqual([
      'Engagement Friday, 1 May 2026',
      'Marriage contract Thursday, 10 December 2026',
      'Henna night Tuesday, 15 December 2026',
    ])
  })

  it('calls the marriage contract as the couple does', () => {
    renderSite(<InvitationCard content={{ ...content, template, contractName: 'crowning' }} />)
    expect(screen.getByText('Crowning')).toBeInTheDocument()
  })

  it('omits the ceremonies of which the couple says that there is none', () => {
    renderSite(<InvitationCard content={{ ...content, template, engagementDate: 'none', hennaDate: 'none' }} />)
    expect(screen.getAllByRole('listitem').map(getText)).toEqual(['Marriage contract Thursday, 10 December 2026'])
  })

  it('omits missing optional parts and shows placeholders for missing required ones in the preview', () => {
    renderSite(<InvitationCard content={{ ...empty, template }} variant="preview" />)
    expect(getText(screen.getByRole('heading', { level: 2, name: /Groom/ }))).toBe('Groom & Bride')
    expect(screen.getByText('Your wedding day')).toBeInTheDocument()
    expect(screen.getAllByText('Your hall').length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: /Get On Map|Directions/ })).toBeNull()
    expect(screen.queryByText('Our celebrations')).toBeNull()
    expect(screen.getByRole('timer')).toHaveTextContent('00 Day 00 Hour 00 Min 00 Sec')
  })

  it('searches for the place on a map in a new tab where the couple gave no map link', () => {
    const { mapsLink: _none, ...unmapped } = content
    renderSite(<InvitationCard content={{ ...unmapped, template }} />)
    const directions = screen.getByRole('link', { name: 'Directions (opens in a new tab)' })
    expect(new URL(directions.getAttribute('href')!).searchParams.get('query')).toBe(
      'Lotus Hall, Corniche El Nil, Garden City',
    )
    expect(directions).toHaveAttribute('target', '_blank')
    expect(directions).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.queryByRole('link', { name: /Get On Map/ })).toBeNull()
  })

  it('shows markup in a name as text', () => {
    const groom = '<img src=x onerror="alert(1)">'
    const { container } = renderSite(<InvitationCard content={{ ...content, template, groom }} />)
    expect(screen.getByText(groom)).toBeInTheDocument()
    // No picture but the template's own ornaments.
    expect(container.querySelector('img:not([src="/static/asset"][alt=""]), [onerror]')).toBeNull()
  })

  it('is complete in prerendered HTML behind the closed cover', () => {
    const html = renderToString(
      <IntlProvider locale="en-EG" onError={() => undefined}>
        <InvitationCard content={{ ...content, template }} now={wedding - 1000} />
      </IntlProvider>,
    )
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(getText(page.querySelector('h1'))).toBe('Omar & Layla')
    expect(page.querySelector('h1')?.closest('details, [hidden], [aria-hidden], [inert]')).toBeNull()
    expect(page.querySelector('details')?.open).toBe(false)
    expect(html).not.toContain('aria-busy')
  })
})

describe('InvitationCard', () => {
  afterEach(() => jest.useRealTimers())

  it('uses the language of the page', () => {
    const { container } = renderSite(<InvitationCard content={content} now={wedding - 26 * 86_400_000} />, {
      locale: 'ar',
    })
    const card = container.querySelector('article')
    expect(card).toHaveAttribute('lang', 'ar-EG')
    expect(card).toHaveAttribute('dir', 'rtl')
    expect(getText(card)).toMatch(/الخميس ١٧ ديسمبر ٢٠٢٦/)
    expect(getText(card)).toMatch(/الساعة ٧:٣٠ مساءً/)
    expect(getText(card)).toMatch(/ليلة الحنّة/)
  })

  it('shows the Arabic congratulation on template 3 only', () => {
    const { rerender, container } = renderSite(<InvitationCard content={{ ...content, template: 3 }} />)
    expect(screen.getByText(CONGRATULATION_LINE)).toHaveAttribute('lang', 'ar')
    rerender(
      <IntlProvider locale="en" onError={() => undefined}>
        <InvitationCard content={content} />
      </IntlProvider>,
    )
    expect(container.textContent).not.toContain(CONGRATULATION_LINE)
  })

  it('counts down every second and shows the arrival message at zero', () => {
    jest.useFakeTimers({ now: wedding - 2 * COUNTDOWN_TICK_MS })
    renderSite(<InvitationCard content={content} variant="page" />)
    expect(screen.getByRole('timer')).toHaveTextContent('00 Days 00 Hours 00 Minutes 02 Seconds')
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
    act(() => jest.advanceTimersByTime(COUNTDOWN_TICK_MS))
    expect(screen.getByRole('timer')).toHaveTextContent('01 Second')
    act(() => jest.advanceTimersByTime(COUNTDOWN_TICK_MS))
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('The Wedding Day Has Arrived!')).toBeInTheDocument()
  })

  it('shows the zeros beside the arrival message on a card view', () => {
    renderSite(<InvitationCard content={{ ...content, weddingDate: '2020-01-01' }} variant="card" />)
    expect(screen.getByText('The Wedding Day Has Arrived!')).toBeInTheDocument()
    expect(screen.getByRole('timer')).toHaveTextContent('00 Day 00 Hour 00 Min 00 Sec')
  })

  it('links to the map in a new tab, and only by https', () => {
    const { unmount } = renderSite(<InvitationCard content={content} />)
    const link = screen.getByRole('link', { name: /Get On Map/ })
    expect(link).toHaveAttribute('href', content.mapsLink)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
    unmount()
    renderSite(<InvitationCard content={{ ...content, mapsLink: 'javascript:alert(1)' }} />)
    expect(screen.queryByRole('link', { name: /Get On Map/ })).toBeNull()
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//)
  })

  it('removes the background picture when it fails to load', () => {
    const { container } = renderSite(
      <InvitationCard content={{ ...content, backgroundImage: '/api/v1/uploads/a.webp' }} />,
    )
    const picture = container.querySelector('img')
    expect(picture).toHaveAttribute('src', '/api/v1/uploads/a.webp')
    fireEvent.error(picture as HTMLImageElement)
    expect(picture).not.toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  })

  it('opens its cover on scroll or focus, and has no cover in the preview', () => {
    const { container, unmount } = renderSite(<InvitationCard content={content} />)
    const doors = container.querySelector('details') as HTMLDetailsElement
    expect(doors.open).toBe(false)
    fireEvent.focusIn(screen.getByRole('link', { name: /Get On Map/ }))
    expect(doors.open).toBe(true)
    doors.open = false
    window.scrollY = 200
    fireEvent.scroll(window)
    expect(doors.open).toBe(true)
    window.scrollY = 0
    unmount()
    const preview = renderSite(<InvitationCard content={content} variant="preview" />)
    expect(preview.container.querySelector('details')).toBeNull()
  })
})
