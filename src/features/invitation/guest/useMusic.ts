import { useEffect, useRef, useState } from 'react'

export type MusicState = 'silent' | 'playing' | 'failed'

/** A looping track, loaded when it is first played and stopped when the page is left. */
export function useMusic(address: string) {
  const [state, setState] = useState<MusicState>('silent')
  const player = useRef<HTMLAudioElement>(null)

  useEffect(() => () => player.current?.pause(), [])

  const play = async () => {
    player.current ??= new Audio(address)
    player.current.loop = true
    try {
      await player.current.play()
      setState('playing')
    } catch {
      player.current = null
      setState('failed')
    }
  }
  const pause = () => {
    player.current?.pause()
    setState('silent')
  }
  return { state, toggle: () => (state === 'playing' ? pause() : void play()) }
}
