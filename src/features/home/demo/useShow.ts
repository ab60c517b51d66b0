import { useEffect, useState } from 'react'

/** Duration of a scene, in ms. */
const SCENE_MS = 5000

/**
 * Plays scenes in sequence and stops at the last one; with reduced motion it starts stopped. A chosen scene plays to its
 * end; `paused` stops the animations of the current scene.
 */
export function useShow(scenes: number) {
  const [scene, setScene] = useState(0)
  const [playing, setPlaying] = useState(() => !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches)
  const [paused, setPaused] = useState(false)
  const last = scene === scenes - 1

  useEffect(() => {
    if (!playing) return undefined
    const timer = setTimeout(() => (last ? setPlaying(false) : setScene(scene + 1)), SCENE_MS)
    return () => clearTimeout(timer)
  }, [playing, scene, last])

  const toggle = () => {
    if (!playing && last) setScene(0)
    setPlaying(!playing)
    setPaused(playing)
  }
  const choose = (at: number) => {
    setPlaying(false)
    setPaused(false)
    setScene(at)
  }
  return { scene, playing, paused, toggle, choose }
}
