import { useEffect, useState } from 'react'

/** How long a slide is shown, in ms. */
const TURN_MS = 6000

const prefersReducedMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches

/**
 * Advances the slides automatically: after hydration, not with reduced motion, not while `held` (pointer or focus
 * inside), not in a hidden tab (WCAG 2.2.2).
 */
export function useAutoplay(wanted: boolean, held: boolean, turn: () => void) {
  const [available, setAvailable] = useState(false)
  const [playing, setPlaying] = useState(true)
  const running = available && playing && !held

  useEffect(() => setAvailable(wanted && !prefersReducedMotion()), [wanted])

  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => document.hidden || turn(), TURN_MS)
    return () => clearInterval(timer)
  }, [running, turn])

  return { available, playing, setPlaying }
}
