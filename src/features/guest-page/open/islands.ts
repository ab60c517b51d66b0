import { attachCountdown } from '@/card/attachCountdown'
import { attachBackdrop } from '@/card/parts/attachBackdrop'
import { attachGate } from '@/card/parts/attachGate'
import { showSystemShare } from '@/card/share/shareClicks'

/** Adds the behaviour of a component to its rendered element, of which it may need a certain kind. */
export type Attach = {
  /** @returns removes it */
  attach(element: HTMLElement): (() => void) | void
}['attach']

/**
 * The parts of a server-rendered invitation that change without a click, by `data-island`. In the application, React
 * attaches the same functions as refs.
 */
const islands: Record<string, Attach> = {
  backdrop: attachBackdrop,
  countdown: attachCountdown,
  gate: attachGate,
  share: showSystemShare,
}

/**
 * @param more islands of one kind of page
 * @returns stops the islands of the page
 */
export function attachIslands(root: HTMLElement, more: Record<string, Attach> = {}): () => void {
  const all = { ...islands, ...more }
  const detach = [...root.querySelectorAll<HTMLElement>('[data-island]')].map((element) =>
    all[element.dataset['island'] ?? '']?.(element),
  )
  return () => detach.forEach((stop) => stop?.())
}
