import { jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { createWeddingDay, sampleWedding, weddingId } from '@tests/fixtures/wedding'
import { renderSite } from '@tests/render'
import type { Locale } from '@/i18n/locales'
import { WeddingHead } from './WeddingHead'

const DAY_MS = 86_400_000
/** Still June 17 in Cairo (UTC+3), already June 18 in Muscat (UTC+4). */
const NOW = Date.parse('2027-06-17T20:30:00Z')
const getDayFromNow = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10)
let now: ReturnType<typeof jest.spyOn>
beforeEach(() => (now = jest.spyOn(Date, 'now').mockReturnValue(NOW)))
afterEach(() => jest.restoreAllMocks())

const show = (date: string | undefined, locale: Locale = 'en', timeZone = 'Africa/Cairo') =>
  renderSite(
    <WeddingHead
      wedding={{ ...sampleWedding, timeZone }}
      events={[createWeddingDay({ date })]}
      greeting={null}
      actions={null}
    />,
    { locale },
  )

describe('WeddingHead', () => {
  it.each([
    ['en', 0, 'Today is the day. Congratulations!'],
    ['en', 1, 'Tomorrow is the day!'],
    ['en', 200, '200 days to go'],
    ['en', -3, 'Congratulations! May your days together be full of joy.'],
    ['ar', 0, 'اليوم يوم الفرح. ألف مبروك!'],
    ['ar', 1, 'الفرح غدًا!'],
    ['ar', 2, 'بقي يومان'],
    ['ar', 7, 'بقي ٧ أيام'],
    ['ar', 40, 'بقي ٤٠ يومًا'],
    ['ar', 200, 'بقي ٢٠٠ يوم'],
  ] as const)('says in %s how long it is for a wedding in %i days', (locale, days, text) => {
    show(getDayFromNow(days), locale)
    expect(screen.getByText(text)).toBeVisible()
  })

  it('counts the days in the time zone of the wedding', () => {
    show('2027-06-18', 'en', 'Asia/Muscat')
    expect(screen.getByText('Today is the day. Congratulations!')).toBeVisible()
  })

  it('counts again when the page gets the focus on another day', () => {
    show('2027-06-20')
    expect(screen.getByText('3 days to go')).toBeVisible()
    now.mockReturnValue(NOW + DAY_MS)
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(screen.getByText('2 days to go')).toBeVisible()
  })

  it('leads to the events while the wedding has no date', () => {
    show(undefined)
    expect(screen.getByText(/^No date yet/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Choose the day' })).toHaveAttribute(
      'href',
      `/weddings/${weddingId}/events`,
    )
  })
})
