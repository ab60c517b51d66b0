import { useEffect, useState } from 'react'

/** Duration of a scene, in ms. */
const SCENE_MS = 5000

/**
 * Plays scenes in sequence and stops at the last one; with reduced motion they are stepped through by hand. A chosen
 * scene plays to its end; a paused one is `frozen`.
 */
export function useShow(scenes: number) {
  const [scene, setScene] = useState(0)
  const [playing, setPlaying] = useState(() => !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches)
  const [frozen, setFrozen] = useState(false)
  const last = scene === scenes - 1

  useEffect(() => {
    if (!playing) return undefined
    const timer = setTimeout(() => (last ? setPlaying(false) : setScene(scene + 1)), SCENE_MS)
    return () => clearTimeout(timer)
  }, [playing, scene, last])

  const toggle = () => {
    if (!playing && last) setScene(0)
    setPlaying(!playing)
    setFrozen(playing)
  }
  const choose = (at: number) => {
    setPlaying(false)
    setFrozen(false)
    setScene(at)
  }
  return { scene, playing, frozen, toggle, choose }
}
