import { useEffect, useState } from 'react'

/** How long a scene plays, in ms. */
const SCENE_MS = 5000

/**
 * Plays scenes one after another and rests at the last; those who want no motion step through them by hand.
 * A scene that is chosen plays by itself to its end; one that is stopped stands still (`frozen`) where it was.
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
