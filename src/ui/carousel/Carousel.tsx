import Box from '@mui/material/Box'
import { useCallback, useEffect, useReducer, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '@/i18n/LocaleProvider'
import { visuallyHidden } from '../layout/visuallyHidden'
import { CarouselControls } from './CarouselControls'
import { atStart, moved, stepOfKey } from './carouselState'
import { carouselMessages } from '@/i18n/messages/site'
import * as styles from './styles'
import { countPositions, scrollToSlide, slideAtStart } from './track'
import { useAutoplay } from './useAutoplay'

/** A scroll has come to rest when nothing has moved for so long, in ms. */
const REST_MS = 120

export interface Slide {
  key: string
  /** What the slide shows, for those who hear it. */
  label: string
  content: ReactNode
}

interface CarouselProps {
  label: string
  slides: readonly Slide[]
  slidesInView?: styles.SlidesInView
  /** Turns by itself every 6 s, with a button to stop it, until the visitor takes over. */
  autoplay?: boolean
}

/**
 * A row of slides (WAI-ARIA, carousel pattern). The row scrolls and snaps natively, so swiping works, without scripts too;
 * buttons and arrow keys step through it in the direction of reading and go round at the ends.
 */
export function Carousel({ label, slides, slidesInView = { xs: 1 }, autoplay = false }: CarouselProps) {
  const intl = useIntl()
  const { direction } = useLocale()
  const track = useRef<HTMLDivElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** On the way to a slide that was asked for: a slow machine may seem to rest on the way. */
  const underway = useRef(false)
  const [{ index, byVisitor }, move] = useReducer(moved, atStart)
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
    const to = stepOfKey(event.key, direction)
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return
    // Else the row would scroll by itself as well.
    event.preventDefault()
    takeOver(to)
  }
  const onScroll = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => {
      const at = track.current ? slideAtStart(track.current) : index
      if (at === index) underway.current = false
      else if (!underway.current) takeOver(at)
    }, REST_MS)
  }
  const takeHold = () => {
    underway.current = false
  }
  const togglePlaying = () => {
    // Whoever asks it to play has pointer or focus on it: these hold it again only when they come anew.
    setPointed(false)
    setFocused(false)
    setPlaying(!playing)
  }
  const onBlur = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget))
  const positionOf = (at: number) => intl.formatMessage(carouselMessages.position, { n: at + 1, count: slides.length, label: slides[at]?.label ?? '' })

  return (
    <Box
      component="section"
      aria-roledescription={intl.formatMessage(carouselMessages.carousel)}
      aria-label={label}
      sx={styles.carousel}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <CarouselControls playing={available ? playing : null} withPlay={autoplay} onPlay={togglePlaying} onStep={takeOver} onKeyDown={onKeyDown} />
      <Box
        ref={track}
        role="group"
        aria-label={label}
        tabIndex={0}
        sx={styles.track}
        onScroll={onScroll}
        onPointerDown={takeHold}
        onWheel={takeHold}
        onFocus={takeHold}
        onKeyDown={(event) => event.target === event.currentTarget && onKeyDown(event)}
      >
        {slides.map(({ key, content }, at) => (
          <Box key={key} role="group" aria-roledescription={intl.formatMessage(carouselMessages.slide)} aria-label={positionOf(at)} sx={styles.slide(slidesInView)}>
            {content}
          </Box>
        ))}
      </Box>
      <Box aria-live="polite" sx={visuallyHidden}>
        {byVisitor && positionOf(index)}
      </Box>
    </Box>
  )
}
