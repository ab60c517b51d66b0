import { jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { renderSite } from '@tests/render'
import type { Locale } from '@/i18n/locales'
import { Carousel } from './Carousel'
import { atStart, applyMove } from './carouselState'

const slides = ['Henna', 'Zaffa', 'Nile'].map((label) => ({ key: label, label, content: <a href="/about">{label}</a> }))
const TURN_MS = 6000

function open({ autoplay = false, locale = 'en' }: { autoplay?: boolean; locale?: Locale } = {}) {
  const page = renderSite(<Carousel label="Evenings" slides={slides} autoplay={autoplay} />, { locale })
  const carousel = screen.getByRole('region', { name: 'Evenings' })
  return {
    ...page,
    carousel,
    track: screen.getByRole('group', { name: 'Evenings' }),
    announced: () => carousel.lastElementChild?.textContent,
  }
}
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms))
/** Autoplay is not announced; after a press, the announcement shows the slide that it had reached. */
const clickNext = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'matchMedia')
})

describe('Carousel', () => {
  it('has accessible names for itself and each slide', () => {
    const { carousel } = open()
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
    for (const name of ['1 of 3: Henna', '2 of 3: Zaffa', '3 of 3: Nile'])
      expect(screen.getByRole('group', { name })).toHaveAttribute('aria-roledescription', 'slide')
  })

  it('changes the slide by its buttons, wraps around and announces the position', async () => {
    const { user, announced } = open()
    expect(announced()).toBe('')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(announced()).toBe('2 of 3: Zaffa')
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(announced()).toBe('3 of 3: Nile')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(announced()).toBe('1 of 3: Henna')
  })

  it.each([
    ['en', '{ArrowRight}', '2 of 3: Zaffa'],
    ['en', '{ArrowLeft}', '3 of 3: Nile'],
    ['ar', '{ArrowLeft}', '٢ من ٣: Zaffa'],
    ['ar', '{ArrowRight}', '٣ من ٣: Nile'],
  ] as const)('in %s, %s leads to “%s”, from the row and from the buttons', async (locale, key, position) => {
    const { user, track, carousel, announced } = open({ locale })
    act(() => track.focus())
    await user.keyboard(key)
    expect(announced()).toBe(position)
    act(() => carousel.querySelector('button')?.focus())
    await user.keyboard(`${key}${key}${key}`)
    expect(announced()).toBe(position)
  })

  it('ignores arrow keys inside a slide', async () => {
    const { user, announced } = open()
    act(() => screen.getByRole('link', { name: 'Henna' }).focus())
    await user.keyboard('{ArrowRight}')
    expect(announced()).toBe('')
  })

  it('has fewer positions when several slides are visible', () => {
    const last = applyMove({ ...atStart, index: 3 }, { to: 'next', positions: 4, byVisitor: true })
    expect(last.index).toBe(0)
    expect(applyMove(atStart, { to: 'previous', positions: 4, byVisitor: true }).index).toBe(3)
  })

  describe('with autoplay', () => {
    beforeEach(() => jest.useFakeTimers())

    it('advances every six seconds without announcements', () => {
      const { announced } = open({ autoplay: true })
      advanceTime(TURN_MS)
      expect(announced()).toBe('')
      clickNext()
      expect(announced()).toBe('3 of 3: Nile')
    })

    it.each([
      ['the pointer is', fireEvent.pointerEnter, fireEvent.pointerLeave],
      ['the focus is', fireEvent.focus, fireEvent.blur],
    ])('pauses while %s inside and resumes afterwards', (_what, comes, goes) => {
      const { carousel, announced } = open({ autoplay: true })
      comes(carousel)
      advanceTime(2 * TURN_MS)
      goes(carousel)
      advanceTime(TURN_MS)
      clickNext()
      expect(announced()).toBe('3 of 3: Nile')
    })

    it('pauses while the tab is hidden', () => {
      const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      const { announced } = open({ autoplay: true })
      advanceTime(2 * TURN_MS)
      hidden.mockRestore()
      clickNext()
      expect(announced()).toBe('2 of 3: Zaffa')
    })

    it('stops when the visitor changes the slide, and resumes by its button', () => {
      const { announced } = open({ autoplay: true })
      clickNext()
      advanceTime(2 * TURN_MS)
      clickNext()
      expect(announced()).toBe('3 of 3: Nile')
      fireEvent.click(screen.getByRole('button', { name: 'Play' }))
      advanceTime(TURN_MS)
      expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
      expect(announced()).toBe('')
      clickNext()
      expect(announced()).toBe('2 of 3: Zaffa')
    })

    it('has no autoplay and no button with reduced motion', () => {
      window.matchMedia = (media: string) => ({ matches: true, media }) as MediaQueryList
      const { announced } = open({ autoplay: true })
      advanceTime(2 * TURN_MS)
      expect(screen.queryByRole('button', { name: /Play|Pause/ })).not.toBeInTheDocument()
      clickNext()
      expect(announced()).toBe('2 of 3: Zaffa')
    })
  })
})
