import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '@/i18n/LocaleProvider'
import text from '../text.module.css'
import styles from './Carousel.module.css'
import { CarouselControls } from './CarouselControls'
import { atStart, applyMove, getStep } from './carouselState'
import { carouselMessages } from '@/i18n/messages/site'
import { countPositions, scrollToSlide, getSlideAtStart } from './track'
import { useAutoplay } from './useAutoplay'

/** A scroll has ended when nothing has moved for this long, in ms. */
const REST_MS = 120

/** How many slides are side by side, from a breakpoint on: the numbers that the style sheet has. */
interface SlidesInView {
  xs: 1
  sm?: 2
  md?: 3
}

export interface Slide {
  key: string
  /** Accessible name of the slide. */
  label: string
  content: ReactNode
}

interface CarouselProps {
  label: string
  slides: readonly Slide[]
  slidesInView?: SlidesInView
  /** Advances every 6 s, with a pause button, until the visitor takes over. */
  autoplay?: boolean
}

/**
 * A carousel (WAI-ARIA, carousel pattern). The track scrolls and snaps natively, so swiping works without scripts too;
 * buttons and arrow keys step in the direction of the text and wrap around.
 */
export function Carousel({ label, slides, slidesInView = { xs: 1 }, autoplay = false }: CarouselProps) {
  const intl = useIntl()
  const { direction } = useLocale()
  const track = useRef<HTMLDivElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The slide that was asked for, while the track scrolls there: on a slow machine the scroll may pause on the way. */
  const underway = useRef(false)
  const [{ index, byVisitor }, move] = useReducer(applyMove, atStart)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  const step = useCallback((to: 'next' | 'previous' | number, visitor: boolean) => {
    if (track.current) move({ to, positions: countPositions(track.current), byVisitor: visitor })
  }, [])
  const turn = useCallback(() => step('next', false), [step])
  const { available, playing, setPlaying } = useAutoplay(autoplay, pointed || focused, turn)

  useEffect(() => {
    if (!track.current) return
    underway.current = true
    scrollToSlide(track.current, index)
  }, [index])
  useEffect(() => () => clearTimeout(rest.current), [])

  const takeOver = (to: 'next' | 'previous' | number) => {
    setPlaying(false)
    step(to, true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = getStep(event.key, direction)
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return
    // Prevents the native scroll of the track.
    event.preventDefault()
    takeOver(to)
  }
  const onScroll = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      const at = track.current ? getSlideAtStart(track.current) : index
      if (at === index) underway.current = false
      else if (!underway.current) takeOver(at)
    }, REST_MS)
  }
  const takeHold = () => {
    underway.current = false
  }
  const togglePlaying = () => {
    // The pointer or focus is on the play button and would stop autoplay: both count only after they have left.
    setPointed(false)
    setFocused(false)
    setPlaying(!playing)
  }
  const onBlur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))
  const formatPosition = (at: number) =>
    intl.formatMessage(carouselMessages.position, { n: at + 1, count: slides.length, label: slides[at]?.label ?? '' })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notices the visitor, to hold autoplay
    <section
      aria-roledescription={intl.formatMessage(carouselMessages.carousel)}
      aria-label={label}
      className={styles.carousel}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <CarouselControls
        playing={available ? playing : null}
        withPlay={autoplay}
        onPlay={togglePlaying}
        onStep={takeOver}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys step instead of scrolling */}
      <div
        ref={track}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        className={styles.track}
        data-sm={slidesInView.sm}
        data-md={slidesInView.md}
        onScroll={onScroll}
        onPointerDown={takeHold}
        onWheel={takeHold}
        onFocus={takeHold}
        onKeyDown={(event) => event.target === event.currentTarget && onKeyDown(event)}
      >
        {slides.map(({ key, content }, at) => (
          <div
            key={key}
            role="group"
            aria-roledescription={intl.formatMessage(carouselMessages.slide)}
            aria-label={formatPosition(at)}
            className={styles.slide}
          >
            {content}
          </div>
        ))}
      </div>
      <div aria-live="polite" className={text.hidden}>
        {byVisitor && formatPosition(index)}
      </div>
    </section>
  )
}
