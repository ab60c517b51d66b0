import { useEffect, useState } from 'react'

/** How long a slide stands before the next one comes, in ms. */
const TURN_MS = 6000

const prefersStillness = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches

/**
 * Turns slides by itself: only once the page is alive, never for visitors who want no motion, not while `held`
 * (pointer or focus inside) or while the tab is hidden (WCAG 2.2.2).
 */
export function useAutoplay(wanted: boolean, held: boolean, turn: () => void) {
  const [available, setAvailable] = useState(false)
  const [playing, setPlaying] = useState(true)
  const running = available && playing && !held

  useEffect(() => setAvailable(wanted && !prefersStillness()), [wanted])

  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => document.hidden || turn(), TURN_MS)
    return () => clearInterval(timer)
  }, [running, turn])

  return { available, playing, setPlaying }
}
